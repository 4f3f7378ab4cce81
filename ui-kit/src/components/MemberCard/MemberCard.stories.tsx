import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { members } from '../../testing/samples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { MemberCard } from './MemberCard.tsx';

const meta = {
  title: 'Components/MemberCard',
  component: MemberCard,
  args: {
    name: 'Kwabena Owusu-Ansah',
    href: '/members/1',
    house: 'Akro House',
    houseIndex: 3,
    occupation: 'Barrister',
    place: 'Accra',
  },
  decorators: (Story) => (
    <main>
      <h1 hidden>Members</h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToTheMembersPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kwabena Owusu-Ansah' })).toHaveAttribute(
      'href',
      '/members/1',
    );
    await expect(canvas.getByText('Barrister · Accra')).toBeVisible();
  },
};

export const StandsInAYearbook: Story = {
  render: () => (
    <Grid cell="small">
      {members.map((member) => (
        <MemberCard key={member.href} {...member} layout="plate" />
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid>
      {members.map((member) => (
        <MemberCard key={member.href} {...member} />
      ))}
    </Grid>
  ),
};
