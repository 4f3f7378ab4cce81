import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gate, navBarLinks, tagline } from '../../testing/samples.ts';
import { Button } from '../Button/Button.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Components/Hero',
  component: Hero,
  args: { title: 'The boys of 2015, ten years on', kicker: 'The 2015 Year Group', tagline },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Hero {...args} />
    </main>
  ),
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
  args: { title: 'Members of the executive', kicker: 'About us', picture: gate },
};
