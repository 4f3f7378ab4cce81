import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { paths } from './paths.ts';

const guide: Guide = {
  use: 'Helps to find a word or a button; our own set, in the colour of the text beside it.',
  avoid: ['Decoration of a page: use Picture.', 'A button: use IconButton, which has a name.'],
  anatomy: ['one line of 1.5 px on a grid of 24'],
};

const meta = {
  title: 'Components/Content/Icon',
  component: Icon,
  parameters: { guide },
  args: { name: 'gate' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'Beside its word.',
    example: (
      <span>
        <Icon name="clock" size="small" /> 6:30 pm
      </span>
    ),
  },
  {
    rule: 'Instead of a word that nobody guesses.',
    example: (
      <span>
        <Icon name="hands" />
      </span>
    ),
  },
);

export const IsSilent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const States: Story = {
  render: () => (
    <Grid cell="small">
      {(Object.keys(paths) as IconName[]).map((name) => (
        <Stack key={name} gap={2} style={{ alignItems: 'center' }}>
          <Stack direction="row" gap={3}>
            <Icon name={name} size="small" />
            <Icon name={name} />
            <Icon name={name} size="large" />
          </Stack>
          <code>{name}</code>
        </Stack>
      ))}
    </Grid>
  ),
};
