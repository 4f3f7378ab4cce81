import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { PersonCard } from '../PersonCard/PersonCard.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Grid } from './Grid.tsx';

const cards = ['Ama Owusu', 'Kofi Mensah', 'Efua Boateng', 'Yaw Darko'].map((name) => (
  <PersonCard key={name} name={name} office="Committee" />
));

const guide: Guide = {
  use: 'Equal cells, as many side by side as fit.',
  avoid: ['Things of different weight: lay them out on the page.', 'A row of buttons: use Stack.'],
  anatomy: ['the cells; their smallest width decides how many fit'],
};

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  parameters: { guide },
  args: { children: cards },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The smallest cell in which the content reads well.',
    example: (
      <Grid cell="small">
        <PersonCard name="Ama Owusu" office="President" />
        <PersonCard name="Kofi Mensah" office="Secretary" />
      </Grid>
    ),
  },
  {
    rule: 'Cells that are too narrow for their words.',
    example: (
      <Grid cell="small">
        <PersonCard name="Efua Boateng" office="Professional and personal development" />
      </Grid>
    ),
  },
);

export const IsOneColumnWhereNothingElseFits: Story = {
  args: { style: { inlineSize: '18rem' } },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('heading').map((title) => title.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      {(['small', 'medium'] as const).map((cell) => (
        <Grid key={cell} cell={cell}>
          {cards}
        </Grid>
      ))}
    </Stack>
  ),
};
