import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { notAPage } from '../../testing/notAPage.ts';
import { gate, navBarLinks, tagline } from '../../testing/samples.ts';
import { Button } from '../Button/Button.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { Hero } from './Hero.tsx';

const guide: Guide = {
  use: 'The top of a page: its title, large, on a dark ground.',
  avoid: ['A second one on the same page.', 'Articles: their picture is below the title.'],
  anatomy: [
    'a picture below a gradient',
    'a kicker after a gold line',
    'the title',
    'a tagline',
    'buttons, one of them gold',
    'an arrow to the content',
  ],
  keys: { Tab: 'moves to the buttons, then to the arrow' },
};

const meta = {
  title: 'Components/Layout/Hero',
  component: Hero,
  args: { title: 'The boys of 2015, ten years on', kicker: 'The 2015 Year Group', tagline },
  parameters: { guide, layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Hero {...args} />
    </main>
  ),
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'A title of up to six words.',
    example: <Hero kicker="About us" title="Members of the executive" />,
  },
  {
    rule: 'A title that welcomes instead of telling.',
    example: <Hero kicker="About us" title="Welcome to the about page of our website" />,
  },
);

export const Home: Story = {
  args: {
    size: 'full',
    picture: gate,
    scrollTo: '#about',
    actions: (
      <Button variant="gold" size="large" href="#about">
        Discover Our Story
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <NavBar
          name="The 2015 Year Group"
          logo={<img src="/logo.svg" alt="" width="32" height="32" />}
          links={navBarLinks}
          currentPath="/"
          cartHref="/cart"
          tone="overlay"
        />
        <Story />
      </>
    ),
  ],
};

export const FillsTheScreenAndFetchesItsPictureFirst: Story = {
  args: { size: 'full', picture: gate, scrollTo: '#about' },
  play: async ({ canvas, canvasElement }) => {
    const hero = canvas.getByRole('main');
    await expect(hero.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
    await expect(canvasElement.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByRole('link', { name: 'Scroll down' })).toHaveAttribute('href', '#about');
  },
};

export const States: Story = {
  parameters: notAPage,
  args: { title: 'Members of the executive', kicker: 'About us', picture: gate },
  render: (args) => (
    <main>
      <Hero {...args} />
      <InStates of="a" isWide>
        <Hero
          {...args}
          scrollTo="#about"
          actions={
            <Button variant="gold" size="large" href="#about">
              Discover Our Story
            </Button>
          }
        />
      </InStates>
    </main>
  ),
};
