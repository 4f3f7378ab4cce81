import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { members } from '../../testing/samples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MemberCard } from './MemberCard.tsx';

const guide: Guide = {
  use: 'One member in the directory.',
  avoid: ['Officers with a portrait and an office: use PersonCard.'],
  anatomy: [
    'the initials in the colours of the house',
    'the name, through which all of it is a link',
    'the house',
    'occupation and place',
  ],
  keys: { Tab: 'moves to the member', Enter: 'opens the profile' },
};

const meta = {
  title: 'Components/Content/MemberCard',
  component: MemberCard,
  parameters: { guide },
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

export const Default: Story = {
  decorators: (Story) => (
    <div style={{ maxInlineSize: '10.5rem' }}>
      <Story />
    </div>
  ),
};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The occupation in one or two words.',
    example: <MemberCard name="Selorm Dzokoto" href="/members/3" occupation="Teacher" place="Ho" />,
  },
  {
    rule: 'A whole career.',
    example: (
      <MemberCard
        name="Selorm Dzokoto"
        href="/members/4"
        occupation="Passionate teacher, mentor, coach and speaker"
        place="Ho"
      />
    ),
  },
);

export const LeadsToTheMembersPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kwabena Owusu-Ansah' })).toHaveAttribute(
      'href',
      '/members/1',
    );
    await expect(canvas.getByText('Barrister · Accra')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <Grid cell="small">
        {members.map((member) => (
          <MemberCard key={member.href} {...member} />
        ))}
      </Grid>
      <InStates of="article, a">
        <MemberCard name="Joel Ankrah" href="/members/6" occupation="Teacher" />
      </InStates>
    </Stack>
  ),
};
