import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Section } from './Section.tsx';

const guide: Guide = {
  use: 'A part of a page with its title, in the page’s rhythm.',
  avoid: ['One item among others: use a card, such as ArticleCard.', 'The top of a page: use Hero.'],
  anatomy: ['a hairline', 'a kicker and a link to all of it', 'the title', 'a lead', 'the content'],
};

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  args: {
    kicker: 'From the year',
    title: 'News worth a phone call',
    lead: 'What the year group has done since the last meeting, told by the people who did it.',
    action: (
      <Link href="/news" variant="standalone">
        All news <Icon name="arrowRight" size="small" />
      </Link>
    ),
    children: <p>Content of the section.</p>,
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The title tells something, the kicker says what it is.',
    example: <Section kicker="News" title="Thirty microscopes arrived" />,
  },
  { rule: 'Kicker and title say the same.', example: <Section kicker="News" title="Our news" /> },
);

export const IsNamedByItsTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'News worth a phone call' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const States: Story = {
  render: ({ action: _action, ...args }) => (
    <>
      <Section {...args} />
      <Section {...args} tone="sunken" title="A band below the page" />
      <Section {...args} tone="night" title="Night in both themes" />
    </>
  ),
};
