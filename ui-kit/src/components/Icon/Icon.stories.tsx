import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { paths } from './paths.ts';

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'gate' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsSilentUnlessItHasALabel: Story = {
  render: () => (
    <>
      <Icon name="cap" label="Graduation" />
      <Icon name="book" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'Graduation' })).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Grid cell="small">
      {(Object.keys(paths) as IconName[]).map((name) => (
        <Stack key={name} align="center" gap={2}>
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
