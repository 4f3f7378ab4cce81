import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { journey } from '../../testing/samples.ts';
import { Section } from '../Section/Section.tsx';
import { Timeline } from './Timeline.tsx';

const guide: Guide = {
  use: 'Four to eight events in order: the group’s journey.',
  avoid: ['Steps that the reader takes: use Steps.', 'Events to come: use EventCard.'],
  anatomy: ['a line or a column', 'for each an icon, the year, a title and two lines'],
};

const meta = {
  title: 'Components/Content/Timeline',
  component: Timeline,
  args: { items: journey },
  parameters: { guide, layout: 'fullscreen' },
  decorators: (Story) => (
    <Section kicker="Our Journey" title="From the gate to today">
      <Story />
    </Section>
  ),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  { rule: 'A title of up to three words.', example: <Timeline items={journey.slice(0, 1)} /> },
  {
    rule: 'The year again in the title.',
    example: <Timeline items={journey.slice(0, 1).map((item) => ({ ...item, title: 'In 2012 we began' }))} />,
  },
);
export const Journey: Story = { args: { variant: 'journey' } };
export const Alternating: Story = { args: { variant: 'alternating' } };

export const IsAnOrderedListOfTitledSteps: Story = {
  args: { variant: 'journey' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'The Beginning',
      'Shaping Excellence',
      'Graduation & Beyond',
      'Making Impact',
    ]);
  },
};

export const States: Story = {
  render: ({ items }) => (
    <>
      <Timeline items={items} variant="journey" />
      <hr style={{ marginBlock: 'var(--space-8)' }} />
      <Timeline items={items} variant="column" />
      <hr style={{ marginBlock: 'var(--space-8)' }} />
      <Timeline items={items} variant="alternating" />
    </>
  ),
};
