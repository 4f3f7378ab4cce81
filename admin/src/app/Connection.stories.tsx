import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { useState } from 'react';
import { useStoreContext } from 'react-admin';
import { expect, screen } from 'storybook/test';
import { type WaitingChange, waitingName } from '#providers/waiting.ts';
import { panelStory } from '#testing/inPanel.tsx';
import { Connection } from './Connection.tsx';

const change = (key: string, title: string, refused?: string): WaitingChange => ({
  key,
  title,
  method: 'update',
  name: 'news',
  input: { id: '1', data: {} },
  place: '/admin/news/1/show',
  savedAt: Date.parse('2026-11-23T08:40:00Z'),
  refused,
});
const changes = [
  change('1', 'Thirty microscopes for the science block'),
  change('2', messages.admin.moveOf('Efua Mensah', 'Shipped')),
  change('3', 'Ama Serwaa Boateng', messages.registration.emailTaken),
  change('4', 'Speech and prize-giving day, postponed for the second time', messages.admin.wasDeleted),
];

function Waiting() {
  const store = useStoreContext();
  useState(() => store.setItem(waitingName(store), changes));
  return <Connection />;
}

/* What was saved without a connection, and what the server refused: at the top of every page. */
const meta = {
  ...panelStory,
  title: 'Administration/Waiting changes',
  component: Waiting,
  tags: ['page'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByText(messages.admin.waitingChanges(2));
    for (const { title, refused } of changes)
      if (refused) {
        await screen.findByText(messages.admin.refusedLater(title, refused));
        await expect(screen.getByRole('button', { name: `Open ${title}` })).toBeVisible();
      }
  },
};
