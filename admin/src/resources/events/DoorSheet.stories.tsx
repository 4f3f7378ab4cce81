import type { Meta, StoryObj } from '@storybook/react-vite';
import { asPrinted } from '#testing/asPrinted.tsx';
import { panelStory } from '#testing/inPanel.tsx';
import { events } from '#testing/records/content.ts';
import { DoorSheet } from './EventAnswersPage.tsx';

const at = (name: string, guests: number, coming = true) => ({
  name,
  guests,
  coming,
  contact: '',
  answeredAt: '2026-11-20T08:15:00.000Z',
});

/* The list for the door of an event, as it is printed. */
const meta = {
  ...panelStory,
  title: 'Administration/Door list',
  component: DoorSheet,
  decorators: [asPrinted, ...panelStory.decorators],
  args: {
    event: events[0],
    answers: [at('Abena Asante', 0), at('Ama Owusu', 1), at('Efua Quaye', 0, false), at('Kojo Ansah', 2)],
  },
} satisfies Meta<typeof DoorSheet>;
export default meta;

export const Printed: StoryObj<typeof meta> = {};
