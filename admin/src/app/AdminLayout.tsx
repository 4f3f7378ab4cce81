import { styled } from '@mui/material/styles';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { Suspense } from 'react';
import type { LayoutProps } from 'react-admin';
import { ListSkeleton } from '#components/lists/ListSkeleton.tsx';
import { Areas } from './Areas.tsx';
import { Header } from './Header.tsx';
import { pageEdge } from './pageEdge.ts';

const { space } = tokens;

const Main = styled('main')({
  paddingBlock: `${space['6']} ${space['8']}`,
  paddingInline: pageEdge,
});

/** The layout of every page behind the login. */
export function AdminLayout({ children }: LayoutProps) {
  return (
    <>
      <Header />
      <Areas />
      <Main id="main-content">
        <Suspense fallback={<ListSkeleton />}>{children}</Suspense>
      </Main>
    </>
  );
}
