interface CrestProps {
  /** Width and height in CSS pixels. */
  size: number;
}

/**
 * The association's crest, served by the site. Decorative, because the name is always next to it.
 */
export function Crest({ size }: CrestProps) {
  return <img src="/logo.svg" alt="" width={size} height={size} />;
}
