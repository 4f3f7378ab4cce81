import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export interface BoneProps extends ComponentProps<'span'> {
  /** What will stand here. @default 'line' */
  shape?:
    | 'line'
    | 'short'
    | 'title'
    | 'heading'
    | 'picture'
    | 'wide'
    | 'square'
    | 'circle'
    | 'button'
    | 'day';
}

/** One grey part of something that is still to come. */
export function Bone({ shape = 'line', className, ...props }: BoneProps) {
  return <span aria-hidden="true" className={clsx(styles.Bone, className)} data-shape={shape} {...props} />;
}

/** Things whose shape is known before they arrive. */
export type SkeletonKind = 'article' | 'event' | 'member' | 'listing' | 'person' | 'page';

const bones: Record<SkeletonKind, NonNullable<BoneProps['shape']>[]> = {
  article: ['picture', 'short', 'title', 'line', 'short'],
  event: ['day', 'title', 'short'],
  member: ['circle', 'title', 'short'],
  listing: ['square', 'title', 'short', 'button'],
  person: ['square', 'title', 'short'],
  page: ['title', 'short', 'picture', 'line', 'line', 'line', 'short'],
};

export interface SkeletonProps extends ComponentProps<'div'> {
  kind: SkeletonKind;
  /** How many of them. @default 1 */
  count?: number;
  /** Said to those who listen. @default 'Loading...' */
  label?: string;
}

/** The shape of what is still to come, so that nothing moves when it arrives. */
export function Skeleton({ kind, count = 1, label = 'Loading...', className, ...props }: SkeletonProps) {
  const copies = Array.from({ length: count }, (_, copy) => (
    <div key={copy} className={styles.Copy} data-kind={kind}>
      {bones[kind].map((shape, place) => (
        <Bone key={`${shape}${place}`} shape={shape} />
      ))}
    </div>
  ));
  const inRows = kind === 'event' || kind === 'page';
  return (
    <div role="status" className={clsx(styles.Skeleton, className)} {...props}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {inRows ? copies : <Grid cell={kind === 'person' ? 'small' : 'medium'}>{copies}</Grid>}
    </div>
  );
}
