import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@year-group/api-types/messages';
import { expect } from 'storybook/test';
import { type PageArgs, pageStory, visitOf } from '#testing/pageStory.tsx';
import { newcomer, self } from '#testing/storyMembers.ts';

const meta = {
  ...pageStory,
  title: 'User flows/Registering',
  tags: ['!autodocs', 'no-picture'],
  args: { path: '/register', api: { 'POST /api/members': { status: 201, body: self } } },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhoTheyAre: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('Name, e-mail and phone', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /Full Name/ }), newcomer.fullName);
      await userEvent.type(canvas.getByRole('textbox', { name: /Email Address/ }), newcomer.email);
      await userEvent.type(canvas.getByRole('textbox', { name: /Phone Number/ }), newcomer.phone);
    });
    await step('Go on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(canvas.getByRole('heading', { level: 2, name: /Step 2 of 3/ })).toHaveFocus();
    });
  },
};

export const WhatTheyDo: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await WhoTheyAre.play?.(context);
    await step('Work and place', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: /Current Occupation/ }),
        newcomer.currentOccupation,
      );
      await userEvent.type(canvas.getByRole('textbox', { name: /Current Location/ }), newcomer.location);
    });
    await step('Go on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(canvas.getByRole('heading', { level: 2, name: /Step 3 of 3/ })).toHaveFocus();
    });
  },
};

export const BecomesAMember: Story = {
  play: async (context) => {
    const { canvas, step, userEvent, loaded } = context;
    await WhatTheyDo.play?.(context);
    await step('House and message', async () => {
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: /House at the school/ }),
        newcomer.houseAtPresec,
      );
      await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), newcomer.message);
    });
    await step('Complete the registration', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Complete Registration' }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: messages.registration.completeTitle }),
      ).toHaveFocus();
      const { calls } = visitOf({ loaded }).network;
      const sent = calls.filter(({ method }) => method === 'POST');
      await expect(sent.map(({ body }) => body)).toEqual([{ ...newcomer, hidden: [] }]);
    });
  },
};
