interface CrestProps {
  /** Width and height in CSS pixels. */
  size: number;
}

/** The association's crest, served with the site; the name always stands beside it. */
export function Crest({ size }: CrestProps) {
  return <img src="/logo.svg" alt="" width={size} height={size} />;
}
