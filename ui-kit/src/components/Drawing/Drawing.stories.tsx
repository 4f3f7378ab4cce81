import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Drawing } from './Drawing.tsx';

const guide: Guide = {
  use: 'Where a picture belongs and none was chosen: behind a form, on a card, at the top of a page.',
  avoid: ['A person without a portrait: Avatar has their initials.'],
  anatomy: ['hills at dusk in the group’s colours', 'one thing before them'],
};

const meta = {
  title: 'Components/Content/Drawing',
  component: Drawing,
  parameters: { guide },
  args: { name: 'arch', width: '100%' },
} satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const none = { src: '', width: 1600, height: 1000, alt: '' };

export const DoAndDont: Story = doAndDont(
  { rule: 'A thing that any group knows.', example: <Picture {...none} drawing="book" caption="News" /> },
  {
    rule: 'A gift where nothing can be bought.',
    example: <Picture {...none} drawing="parcel" caption="News" />,
  },
);

/** Each of them, as cards and squares cut it. */
export const States: Story = {
  render: () => (
    <Grid>
      {(['hills', 'path', 'arch', 'book', 'parcel'] as const).map((drawing, index) => (
        <Picture
          key={drawing}
          {...none}
          drawing={drawing}
          ratio={index % 2 ? '1' : '3 / 2'}
          caption={drawing}
        />
      ))}
    </Grid>
  ),
};
