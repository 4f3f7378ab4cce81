import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../docs/guide.ts';
import { doAndDont } from '../../testing/doAndDont.tsx';
import { InStates } from '../../testing/InStates.tsx';
import { ShareLinks } from './ShareLinks.tsx';

const guide: Guide = {
  use: 'Passes on one article or event: social networks, its address, the device’s own sheet.',
  avoid: [
    'A page behind the login: others could not open it.',
    'The group’s own profiles: they stand in the Footer.',
  ],
  anatomy: [
    'the word Share',
    'a link for each network',
    'a button that copies the address',
    'a button for the device’s sheet, where there is one',
  ],
  keys: { Tab: 'moves along the links', Enter: 'opens a network in a new tab, copies or opens the sheet' },
};

const meta = {
  title: 'Components/Actions/ShareLinks',
  component: ShareLinks,
  parameters: { guide },
  args: { title: 'Thirty microscopes arrive', url: 'https://yeargroup.example/news/1?from=home' },
} satisfies Meta<typeof ShareLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DoAndDont: Story = doAndDont(
  {
    rule: 'The title of what is shared, as the page has it.',
    example: <ShareLinks title="Thirty microscopes arrive" url="https://yeargroup.example/news/1" />,
  },
  {
    rule: 'An appeal in place of the title: the networks show it as the reader’s own words.',
    example: <ShareLinks title="Read this!!!" url="https://yeargroup.example/news/1" />,
  },
);

export const PassesOnTheWholeAddress: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const link of links) {
      await expect(link).toHaveAttribute(
        'href',
        expect.stringContaining('https%3A%2F%2Fyeargroup.example%2Fnews%2F1%3Ffrom%3Dhome'),
      );
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
};

export const States: Story = {
  render: (args) => (
    <>
      <ShareLinks {...args} />
      <InStates of="a, button">
        <ShareLinks {...args} />
      </InStates>
    </>
  ),
};
