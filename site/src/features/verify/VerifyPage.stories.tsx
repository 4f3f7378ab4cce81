import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { makeId } from '@year-group/api-types/testing/factories';
import { expect, screen, waitFor } from 'storybook/test';
import { hidingByLibrary, type PageArgs, pageStory, visitOf } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { storyNow } from '#testing/storyEnvironment.ts';
import { directoryReads } from '#testing/storyMembers.ts';

const { verification: texts } = messages;
const challenge = { challengeId: makeId(), sentTo: 'n•••@example.com', expiresIn: 600 };
const contact = { email: 'nana.kwame@example.com' };
const waitingForCode = { verification: { savedAt: storyNow, content: { ...challenge, contact } } };

const meta = {
  ...pageStory,
  title: 'Pages/Verify membership',
  tags: ['!autodocs'],
  args: { path: '/member-login', api: { 'POST /api/auth/verify-member': ok(challenge) } },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Verify and View' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Register here' })).toHaveAttribute('href', '/register');
  },
};

export const ByEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email Address/ }), contact.email);
    await expect(canvas.getByRole('textbox', { name: /Phone Number/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Verify and View' })).toBeEnabled();
  },
};

export const NobodyKnown: Story = {
  parameters: hidingByLibrary,
  args: { api: { 'POST /api/auth/verify-member': refused(404, texts.unknown, 'not-a-member') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Phone Number/ }), '+233201234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify and View' }));
    await expect(await screen.findAllByText(texts.unknown, {}, { timeout: 5000 })).not.toHaveLength(0);
  },
};

export const CodeSent: Story = {
  args: { tab: waitingForCode },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Six-digit code' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByText(challenge.sentTo)).toBeInTheDocument();
  },
};

export const WrongCode: Story = {
  args: {
    tab: waitingForCode,
    api: { 'POST /api/auth/verify-member/code': refused(401, texts.wrongCode, 'wrong-code') },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Six-digit code' }), '123456');
    await expect(await canvas.findByText(texts.wrongCode)).toBeInTheDocument();
  },
};

export const EntersTheDirectoryAtOnce: Story = {
  tags: ['no-picture'],
  args: { api: { ...directoryReads, 'POST /api/auth/verify-member': ok({ token: 'story' }) } },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email Address/ }), contact.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Verify and View' }));
    await expect(await canvas.findByText('241 members', {}, { timeout: 5000 })).toBeInTheDocument();
    await expect(visitOf({ loaded }).router.state.location.pathname).toBe('/members');
  },
};

export const EntersTheDirectoryByCode: Story = {
  tags: ['no-picture'],
  args: {
    tab: waitingForCode,
    path: '/member-login?next=%2Fmembers%3Fpage%3D1',
    api: { ...directoryReads, 'POST /api/auth/verify-member/code': ok({ token: 'story' }) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Six-digit code' }), '123456');
    await expect(await canvas.findByText('241 members', {}, { timeout: 5000 })).toBeInTheDocument();
  },
};
