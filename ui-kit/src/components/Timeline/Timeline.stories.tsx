import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journey } from '../../testing/samples.ts';
import { Section } from '../Section/Section.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: { items: journey },
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <Section kicker="Our Journey" title="From the gate to today">
      <Story />
    </Section>
  ),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
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
