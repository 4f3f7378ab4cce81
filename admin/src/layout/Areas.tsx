import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { pageEdge } from './pageEdge.ts';

const { size, space, text, weight } = tokens;

const Strip = styled('nav')(({ theme }) => ({
  overflowX: 'auto',
  paddingInline: pageEdge,
  borderBlockEnd: `${size.hairline} solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& ul': { display: 'flex', gap: space['5'], margin: 0, padding: 0, listStyle: 'none' },
  '@media print': { display: 'none' },
}));

const Area = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingBlockStart: size.rule,
  borderBlockEnd: `${size.rule} solid transparent`,
  color: theme.palette.text.secondary,
  fontSize: text.xs,
  fontWeight: weight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.palette.text.primary },
  // Inside its own box: the strip scrolls sideways and would cut a ring outside.
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': {
    borderColor: theme.palette.secondary.main,
    color: theme.palette.text.primary,
  },
}));

/** The areas of the panel, one for each resource that has a list. */
export function Areas() {
  const createPath = useCreatePath();
  const areas = Object.values(useResourceDefinitions<{ label?: string }>()).filter(({ hasList }) => hasList);
  return (
    <Strip aria-label="Areas">
      <ul>
        {areas.map(({ name, options }) => (
          <li key={name}>
            <Area to={createPath({ resource: name, type: 'list' })}>{options?.label ?? name}</Area>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
