import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './Picture.module.css';

/** What is known of a picture before it arrives. */
export interface PictureSource {
  src: string;
  /** The same picture in other widths. */
  srcSet?: string;
  /** Pixels of `src`; with `height` it keeps the picture's place. */
  width: number;
  height: number;
  /** Average colour, shown until the picture arrives. */
  colour?: string;
  /** For social networks; known beside the others, never shown. */
  share?: string;
  /** Better formats first, for example AVIF. */
  sources?: readonly { type: string; srcSet: string; media?: string }[];
}

export interface PictureProps extends Omit<ComponentProps<'figure'>, 'children'>, PictureSource {
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** How wide the picture is shown, so that the browser picks a fitting one. @default '100vw' */
  sizes?: string;
  /** Shape of the box, for example `3 / 2`; the picture's own when left out. */
  ratio?: string;
  /** True for the one picture that the first view is about: fetched first. */
  priority?: boolean;
  /** Printed under the picture, part of it. */
  caption?: ReactNode;
}

/** A picture that keeps its place: a box of fixed shape, in the picture's colour until it arrives. */
export function Picture({
  src,
  srcSet,
  width,
  height,
  colour,
  sources = [],
  share: _share,
  alt,
  sizes = '100vw',
  ratio,
  priority,
  caption,
  className,
  style,
  ...props
}: PictureProps) {
  const box = { '--ratio': ratio ?? `${width} / ${height}`, '--colour': colour, ...style } as CSSProperties;
  return (
    <figure className={clsx(styles.Picture, className)} style={box} {...props}>
      <picture className={styles.Frame}>
        {sources.map((source) => (
          <source key={source.type + (source.media ?? '')} sizes={sizes} {...source} />
        ))}
        <img
          className={styles.Image}
          src={src}
          srcSet={srcSet}
          sizes={srcSet ? sizes : undefined}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
        />
      </picture>
      {caption && <figcaption className={styles.Caption}>{caption}</figcaption>}
    </figure>
  );
}
