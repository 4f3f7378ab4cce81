import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { drawnPicture, gate } from '../../testing/samples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Picture } from './Picture.tsx';

const guide: Guide = {
  use: 'Any picture of the site: its place is kept until it has loaded.',
  avoid: ['Icons: use Icon.', 'Backgrounds: Hero has its own.'],
  anatomy: ['a box of fixed shape in the picture’s colour', 'the picture', 'a caption'],
};

const meta = {
  title: 'Components/Content/Picture',
  component: Picture,
  parameters: { guide },
  args: {
    ...gate,
    alt: 'The school gate at the golden hour',
    caption: 'The gate, seen from the Legon road.',
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The text for those who do not see it tells what is shown.',
    example: (
      <Picture {...drawnPicture(1)} alt="Hills below a low sun" caption="The hills behind the school." />
    ),
  },
  {
    rule: 'The text says that it is a picture.',
    example: <Picture {...drawnPicture(1)} alt="Image of a picture" caption="IMG_2041.JPG" />,
  },
);

export const KeepsItsShapeBeforeItArrives: Story = {
  args: { src: 'data:image/webp,', ratio: '4 / 3', colour: '#8a6a3c', caption: undefined },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('picture') as HTMLElement;
    const { width, height } = frame.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 2);
    await expect(getComputedStyle(frame).backgroundColor).toBe('rgb(138, 106, 60)');
  },
};

export const WaitsUntilItIsNearUnlessItComesFirst: Story = {
  render: () => (
    <>
      <Picture {...drawnPicture(1)} alt="The first" priority />
      <Picture {...drawnPicture(2)} alt="The second" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The first' })).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByRole('img', { name: 'The second' })).toHaveAttribute('loading', 'lazy');
  },
};

export const States: Story = {
  render: () => (
    <Grid>
      <Picture {...drawnPicture(1)} alt="Its own shape" caption="Its own shape." />
      <Picture {...drawnPicture(2)} ratio="1" alt="A square" caption="A square." />
      <Picture
        {...drawnPicture(3)}
        ratio="3 / 4"
        alt="Upright"
        caption="Upright, with a longer caption that needs a second line to say all of it."
      />
    </Grid>
  ),
};
