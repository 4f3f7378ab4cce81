import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { people, storedPicture } from '../../testing/samples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { PersonCard } from './PersonCard.tsx';

const meta = {
  title: 'Components/PersonCard',
  component: PersonCard,
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

export const NamesItsPortrait: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Portrait of Kwame Asare-Boateng' })).toBeVisible();
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
