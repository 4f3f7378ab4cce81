import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Container } from './Container.tsx';

const outlined = { outline: 'var(--size-hairline) dashed var(--color-line-strong)' };

const meta = {
  title: 'Components/Container',
  component: Container,
  args: { children: 'The page stops here on both sides.', style: outlined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BecomesAnotherElement: Story = {
  args: { render: <article /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-width', 'page');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      {(['page', 'reading', 'form'] as const).map((width) => (
        <Container key={width} width={width} style={outlined}>
          {width}
        </Container>
      ))}
    </Stack>
  ),
};
