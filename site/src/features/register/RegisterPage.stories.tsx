import type { Meta, StoryObj } from '@storybook/react-vite';
import { byField, optionalFields } from '@year-group/api-types/members/memberFields';
import { messages } from '@year-group/api-types/messages';
import { makeSiteSettings } from '@year-group/api-types/testing/factories';
import { expect, screen, waitFor } from 'storybook/test';
import { hidingByLibrary, type PageArgs, pageStory } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { storyNow } from '#testing/storyEnvironment.ts';
import { newcomer, self } from '#testing/storyMembers.ts';

const { registration: texts } = messages;
const empty = Object.fromEntries(Object.keys(newcomer).map((name) => [name, '']));
const draft = (step: number, values: object = newcomer) => ({
  registration: { savedAt: storyNow, content: { step, values } },
});

const meta = {
  ...pageStory,
  title: 'Pages/Register',
  tags: ['!autodocs'],
  args: { path: '/register', api: { 'POST /api/members': { status: 201, body: self } } },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Full Name/ })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

export const ContactHiddenByDefault: Story = {
  args: { api: { '/api/site-settings': ok(makeSiteSettings({ contactHiddenByDefault: true })) } },
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('switch', { name: 'Show my phone to members' });
    await waitFor(() => expect(phone).not.toBeChecked());
    await userEvent.click(phone);
    await expect(phone).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Show my email to members' })).not.toBeChecked();
  },
};

/** A group that asks for the location alone has two steps, and its own notice. */
export const FewerQuestions: Story = {
  args: {
    api: {
      'POST /api/members': { status: 201, body: self },
      '/api/group/registration': ok({
        section: 'registration',
        version: 1,
        content: {
          asks: byField(optionalFields, (name) => name === 'location'),
          notice: 'Only members see your answers.',
          privacy: '',
        },
      }),
    },
    tab: draft(0),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Only members see your answers/)).toBeVisible();
    await expect(canvas.getByText(/^Two short steps/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('textbox', { name: /Current Location/ })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Occupation/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Registration' }));
    await expect(await canvas.findByRole('link', { name: /Go to Homepage/ })).toBeVisible();
    await expect(canvas.queryByText(newcomer.houseAtPresec)).toBeNull();
  },
};

export const FirstStepIncomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Full Name is required')).toBeInTheDocument();
    await expect(canvas.getByText(texts.emailRequired)).toBeInTheDocument();
    await expect(canvas.getByText(texts.phoneRequired)).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Full Name/ })).toHaveFocus());
  },
};

export const WrongNumber: Story = {
  args: { tab: draft(0, { ...empty, fullName: self.fullName, email: 'nana@', phone: '020 123' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText(texts.emailInvalid)).toBeInTheDocument();
    await expect(canvas.getByText(texts.phoneInvalid)).toBeInTheDocument();
  },
};

export const LocalNumber: Story = {
  args: { tab: draft(0, { ...empty, fullName: self.fullName, email: self.email, phone: '024 455 6677' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText(texts.phoneInvalid)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Use +233 24 455 6677' })).toBeEnabled();
  },
};

export const SecondStep: Story = {
  args: { tab: draft(1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Current Location/ })).toHaveValue(
      newcomer.location,
    );
  },
};

export const ThirdStep: Story = {
  args: { tab: draft(2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /House at the school/ })).toHaveValue(
      newcomer.houseAtPresec,
    );
  },
};

export const Submitting: Story = {
  args: { tab: draft(2), api: { 'POST /api/members': 'loading' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete Registration' }));
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeInTheDocument();
  },
};

export const EmailTaken: Story = {
  parameters: hidingByLibrary,
  args: {
    tab: draft(2),
    api: {
      'POST /api/members': refused(409, texts.emailTaken, 'email-taken', {
        issues: [{ path: 'email', message: texts.emailTaken }],
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete Registration' }));
    const field = await canvas.findByRole('textbox', { name: /Email Address/ });
    await expect(field).toBeInvalid();
    await expect(await screen.findAllByText(texts.failedTitle, {}, { timeout: 5000 })).not.toHaveLength(0);
  },
};

export const Offline: Story = {
  parameters: hidingByLibrary,
  args: { tab: draft(2), api: { 'POST /api/members': 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete Registration' }));
    await expect(await screen.findAllByText(texts.failedTitle, {}, { timeout: 5000 })).not.toHaveLength(0);
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue(newcomer.message);
  },
};

export const CompleteAndAwaited: Story = {
  args: {
    tab: draft(2),
    api: {
      'POST /api/members': { status: 201, body: self },
      '/api/site-settings': ok(makeSiteSettings({ registrationAwaits: ['email-proof', 'admission'] })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete Registration' }));
    await expect(await canvas.findByText(/an officer has admitted you/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Verify your membership' })).toBeInTheDocument();
  },
};

export const Complete: Story = {
  args: { tab: draft(2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete Registration' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.completeTitle })).toHaveFocus();
    await expect(await screen.findByText(texts.successTitle, {}, { timeout: 5000 })).toBeInTheDocument();
  },
};
