import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { people, storedPicture } from '../../testing/samples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { PersonCard } from './PersonCard.tsx';

const guide: Guide = {
  use: 'An officer of the group: portrait, office, name, a sentence.',
  avoid: ['Members: use MemberCard.'],
  anatomy: ['the portrait, four to five', 'the office', 'the name', 'a sentence or two'],
};

const meta = {
  title: 'Components/Content/PersonCard',
  component: PersonCard,
  parameters: { guide },
  args: {
    name: 'Kwame Asare-Boateng',
    office: 'President',
    bio: 'Civil engineer. Built the bridge he missed lectures to draw; still answers the group first.',
    portrait: storedPicture('/images/leaders/president-800x1000-524e69.webp'),
  },
} satisfies Meta<typeof PersonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: (Story) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Story />
    </div>
  ),
};

const [sample] = people as [(typeof people)[0]];
export const DoAndDont: Story = doAndDont(
  {
    rule: 'What the person does, with a detail.',
    example: <PersonCard {...sample} bio="Built the bridge he missed lectures to draw." />,
  },
  {
    rule: 'Adjectives.',
    example: <PersonCard {...sample} bio="A dynamic, visionary and results-oriented leader." />,
  },
);

export const NamesItsPortrait: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Portrait of Kwame Asare-Boateng' })).toBeVisible();
  },
};

export const StandsInWithInitials: Story = {
  render: ({ portrait: _none, ...person }) => <PersonCard {...person} style={{ maxInlineSize: '18rem' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('KA')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const States: Story = {
  render: () => (
    <Grid cell="small">
      {people.map((person) => (
        <PersonCard key={person.name} {...person} />
      ))}
    </Grid>
  ),
};
