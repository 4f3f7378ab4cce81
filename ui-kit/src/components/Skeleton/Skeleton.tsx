import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export interface BoneProps extends ComponentProps<'span'> {
  shape?: 'line' | 'short' | 'title' | 'heading' | 'picture' | 'wide' | 'square' | 'button' | 'day';
}

/** One grey part of a skeleton. */
export function Bone({ shape = 'line', className, ...props }: BoneProps) {
  return <span aria-hidden="true" className={clsx(styles.Bone, className)} data-shape={shape} {...props} />;
}

/** Several of them. */
export const Bones = ({ shapes }: { shapes: readonly NonNullable<BoneProps['shape']>[] }) =>
  shapes.map((shape, place) => <Bone key={`${shape}${place}`} shape={shape} />);

/** The components that have a skeleton. */
export type SkeletonKind = 'article' | 'event' | 'listing' | 'page';

const bones: Record<SkeletonKind, NonNullable<BoneProps['shape']>[]> = {
  article: ['picture', 'short', 'title', 'line', 'short'],
  event: ['day', 'title', 'short'],
  listing: ['square', 'title', 'short', 'button'],
  page: ['title', 'short', 'picture', 'line', 'line', 'line', 'short'],
};

export interface SkeletonProps extends ComponentProps<'div'> {
  kind: SkeletonKind;
  /** The number of items. */
  count?: number;
  /** Text for screen readers. */
  label?: string;
}

/** The shape of content that is loading, so that nothing moves when it arrives. */
export function Skeleton({ kind, count = 1, label = 'Loading...', ...props }: SkeletonProps) {
  const copies = Array.from({ length: count }, (_, copy) => (
    <div key={copy} className={styles.Copy} data-kind={kind}>
      <Bones shapes={bones[kind]} />
    </div>
  ));
  const inRows = kind === 'event' || kind === 'page';
  return (
    <div role="status" {...props}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {inRows ? copies : <Grid cell={kind === 'listing' ? 'pair' : 'medium'}>{copies}</Grid>}
    </div>
  );
}
