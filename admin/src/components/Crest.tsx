import { useBrand } from '#providers/brand.ts';

interface CrestProps {
  /** Width and height in CSS pixels. */
  size: number;
}

/** The group's crest. Decorative, because the name is always next to it. */
export function Crest({ size }: CrestProps) {
  const { crest } = useBrand();
  return <img src={crest ?? '/logo.svg'} alt="" width={size} height={size} />;
}
