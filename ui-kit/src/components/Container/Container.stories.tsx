import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Container } from './Container.tsx';

const outlined = { outline: 'var(--size-hairline) dashed var(--color-line-strong)' };

const guide: Guide = {
  use: 'Keeps content away from the edges and lines short enough.',
  avoid: ['Inside a Section, which contains one.', 'Two containers in each other.'],
  anatomy: ['the gutter on both sides', 'the content, up to 1200 px or 40 rem'],
};

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  args: { children: 'The page stops here on both sides.', style: outlined },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The width of what it holds, for text the reading width.',
    example: <Container width="reading">One column of text, 60 to 70 characters a line.</Container>,
  },
  {
    rule: 'Text as wide as the page.',
    example: (
      <Container>
        One column of text that runs over the whole width of a large screen is hard to read.
      </Container>
    ),
  },
);

export const BecomesAnotherElement: Story = {
  args: { render: <article /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-width', 'page');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      {(['page', 'reading'] as const).map((width) => (
        <Container key={width} width={width} style={outlined}>
          {width}
        </Container>
      ))}
    </Stack>
  ),
};
