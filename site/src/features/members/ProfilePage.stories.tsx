import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect, screen, waitFor } from 'storybook/test';
import { hidingByLibrary, type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { other, self } from '#testing/storyMembers.ts';

const { profile: texts, registration } = messages;
const ownPath = `/members/${self.id}`;
const otherPath = `/members/${other.id}`;
const ownRead = { [`/api${ownPath}`]: ok(self) };

const meta = {
  ...pageStory,
  title: 'Pages/Profile',
  tags: ['!autodocs'],
  args: { path: ownPath, api: ownRead, member: self },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: self.fullName })).toBeInTheDocument();
    await expect(canvas.getByText('Only you see this')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toBeEnabled();
  },
};

export const Other: Story = {
  args: { path: otherPath, api: { [`/api${otherPath}`]: ok(other) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: other.fullName })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
    await expect(canvas.queryByText('Phone')).toBeNull();
  },
};

export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }));
    await expect(await canvas.findByRole('textbox', { name: /Full Name/ })).toHaveValue(self.fullName);
    await expect(canvas.getByRole('switch', { name: /my phone/ })).not.toBeChecked();
  },
};

export const Conflict: Story = {
  parameters: hidingByLibrary,
  args: {
    api: {
      ...ownRead,
      [`PUT /api${ownPath}`]: refused(409, registration.emailTaken, 'email-taken', {
        issues: [{ path: 'email', message: registration.emailTaken }],
      }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Editing.play?.(context);
    await userEvent.type(canvas.getByRole('textbox', { name: /Email Address/ }), '.gh');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('textbox', { name: /Email Address/ })).toBeInvalid();
    await expect(await screen.findAllByText(texts.updateFailedTitle, {}, { timeout: 5000 })).not.toHaveLength(
      0,
    );
  },
};

export const Saved: Story = {
  args: {
    api: { ...ownRead, [`PUT /api${ownPath}`]: ok({ ...self, fullName: `${self.fullName} II` }) },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Editing.play?.(context);
    await userEvent.type(canvas.getByRole('textbox', { name: /Full Name/ }), ' II');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: `${self.fullName} II` }),
    ).toBeInTheDocument();
    await expect(await screen.findByText(texts.updatedTitle, {}, { timeout: 5000 })).toBeInTheDocument();
  },
};

export const AsksBeforeLeaving: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Editing.play?.(context);
    await userEvent.type(canvas.getByRole('textbox', { name: /Full Name/ }), ' II');
    await userEvent.click(canvas.getByRole('link', { name: 'Alumni Stories' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Leave without saving?' }, { timeout: 5000 }),
    ).toBeInTheDocument();
  },
};

export const SignOutFailed: Story = {
  parameters: hidingByLibrary,
  args: { api: { ...ownRead, 'POST /api/auth/sign-out': 'error' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out on all devices' }));
    await expect(
      await screen.findAllByText(texts.signOutFailedTitle, {}, { timeout: 5000 }),
    ).not.toHaveLength(0);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out on all devices' })).toBeEnabled());
  },
};

export const Loading: Story = { args: { api: { [`/api${ownPath}`]: 'loading' } } };

export const NotFound: Story = {
  args: { api: { [`/api${ownPath}`]: refused(404, texts.notFound, 'not-found') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.notFound)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { api: { [`/api${ownPath}`]: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.failed);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(messages.profile.pageFailed);
  },
};
