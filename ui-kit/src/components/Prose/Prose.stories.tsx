import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { Prose } from './Prose.tsx';

const html = `<p>The container cleared Tema on Tuesday. By Friday afternoon the Form Two biology class had named every microscope after a teacher, and Mr. Asante had asked for his to be moved to the window.</p>
<p>It began with a message in the group at 2 in the morning: <strong>“Who remembers the lab with one microscope?”</strong> Everybody did. Forty-one of us gave, from <em>Tamale to Toronto</em>, the smallest gift twenty cedis and the largest a whole bench. <a href="/donate">The list is open until June.</a></p>
<blockquote>We queued for ten seconds of onion skin each. No boy will queue again.</blockquote>
<h2>What comes next</h2>
<ul><li>A fume cupboard for the chemistry room</li><li>Solar lamps for the library, ready for lights out</li><li>Ɛha na yɛbɛfiri ase: a reading room with a view of the park</li></ul>
<ol><li>Pledge before the general meeting</li><li>Pay by mobile money or at the bank</li></ol>`;

const guide: Guide = {
  use: 'Text that editors write: articles, events, pages of the group.',
  avoid: ['Texts of the product: their components set them.'],
  anatomy: [
    'paragraphs of 60 to 70 characters a line',
    'lists, quotations, links, titles',
    'on request a large initial',
  ],
  keys: { Tab: 'moves along the links' },
};

const meta = {
  title: 'Components/Content/Prose',
  component: Prose,
  parameters: { guide },
  args: { html, initial: true },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'Names, places and amounts.',
    example: <Prose html="<p>Forty-one of us gave GH₵18,400, from Tamale to Toronto.</p>" />,
  },
  {
    rule: 'Adjectives in their place.',
    example: <Prose html="<p>An amazing number of wonderful brothers gave generously.</p>" />,
  },
);

export const KeepsLinesShortEnoughToRead: Story = {
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('p') as HTMLElement;
    await expect(paragraph.getBoundingClientRect().width).toBeLessThanOrEqual(640);
  },
};

export const States: Story = { args: { initial: false } };
