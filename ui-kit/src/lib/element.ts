import { clsx } from 'clsx';
import { cloneElement, createElement, type ElementType, type ReactElement } from 'react';

interface SlotProps {
  className?: string | undefined;
  [prop: string]: unknown;
}

/** An element that replaces a component's own one, for example a router's link. */
export type Render = ReactElement<SlotProps>;

/** Renders `render` instead of `tag`: our props, then its own, with both class names. */
export function slot(tag: ElementType, render: Render | undefined, props: SlotProps): ReactElement {
  if (!render) return createElement(tag, props);
  const className = clsx(props.className, render.props.className) || undefined;
  return cloneElement(render, { ...props, ...render.props, className });
}

/** A boolean as a `data-*` attribute: present and empty when true, absent when false. */
export const state = (on: boolean | undefined): '' | undefined => (on ? '' : undefined);
