import type { Meta, StoryObj } from '@storybook/react-vite';
import { resolvePalette } from '@year-group/api-types/group/palette';
import { makeDashboard } from '@year-group/api-types/testing/adminFactories';
import { otherGroups } from '@year-group/api-types/testing/otherGroups';
import { type PanelParameters, panelScreen, shows } from '#testing/inPanel.tsx';
import { storyGroup } from '#testing/storyPanel.ts';

/* The panel's first page for groups with other names, colours and words. */
const meta = {
  ...panelScreen,
  title: 'Pages/Panel of other groups',
  globals: {},
  play: shows('Total revenue'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Maroon: Story = { parameters: { panel: panelOf('maroon') } };
export const Yellow: Story = { parameters: { panel: panelOf('yellow') } };
export const Green: Story = { parameters: { panel: panelOf('green') } };

/** A shop and a year group that are active. */
function panelOf(group: keyof typeof otherGroups): PanelParameters {
  const { identity, houses, look, parts } = otherGroups[group];
  const counts = houses.names.map(({ name }, index) => ({ house: name, count: 31 - 7 * index }));
  return {
    group: {
      ...storyGroup,
      identity,
      houses: { label: houses.label, names: houses.names.map(({ name }) => name) },
      parts,
      colours: resolvePalette(look),
      crest: look.crest,
    },
    replies: { 'GET /api/admin/dashboard': { body: makeDashboard({ houses: counts }) } },
  };
}
