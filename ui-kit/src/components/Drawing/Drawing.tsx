import type { ComponentProps } from 'react';

/** What stands before the hills. */
const motifs = {
  hills: null,
  path: (
    <path
      fill="var(--night-ink-soft)"
      d="M890 1000c60-110 290-120 270-190-14-48-104-52-90-118 5-16 40-22 66-28l14-3c-18 10-36 14-34 33 6 54 150 54 176 118 36 90-98 110-112 188z"
    />
  ),
  arch: (
    <>
      <path
        fill="none"
        stroke="var(--night-ink-soft)"
        strokeWidth="52"
        d="M956 860V586a184 184 0 0 1 368 0v274"
      />
      <path
        fill="none"
        stroke="var(--night-ink)"
        strokeWidth="8"
        d="M1008 860V586a132 132 0 0 1 264 0v274M908 862h96M1276 862h96M914 640h84M1282 640h84"
      />
    </>
  ),
  book: (
    <>
      <path fill="var(--night-gold)" d="M1140 880c-90-62-220-74-350-44v-18h700v18c-130-30-260-18-350 44z" />
      <path fill="var(--night-ink)" d="M1140 850c-84-58-212-70-330-42V548c118-28 246-16 330 42z" />
      <path fill="var(--night-ink-soft)" d="M1140 850c84-58 212-70 330-42V548c-118-28-246-16-330 42z" />
      <path
        fill="none"
        stroke="var(--night-line)"
        strokeWidth="8"
        d="M862 616c76-10 154-2 226 34M862 676c76-10 154-2 226 34M862 736c76-10 154-2 226 34M1192 650c72-36 150-44 226-34M1192 710c72-36 150-44 226-34M1192 770c72-36 150-44 226-34"
      />
    </>
  ),
  parcel: (
    <>
      <path fill="var(--night-ink)" d="M900 586h300v274H900zM880 500h340v74H880z" />
      <path fill="var(--night-ink-soft)" d="M1200 586h180v274h-180zM1220 500h180v74h-180z" />
      <path fill="var(--night-line)" d="M900 574h480v12H900z" />
      <path
        fill="none"
        stroke="var(--night-gold)"
        strokeWidth="34"
        d="M1050 500v360M1044 494c-90 0-130-90-70-100 40-6 66 44 76 100 10-56 36-106 76-100 60 10 20 100-70 100"
      />
    </>
  ),
} as const;

/** What can be drawn where no picture was chosen. */
export type DrawingName = keyof typeof motifs;

/** A quiet drawing in the group's colours, of no certain place or people: hills at dusk, and what stands there. */
export function Drawing({ name, ...props }: ComponentProps<'svg'> & { name: DrawingName }) {
  return (
    <svg
      viewBox="0 0 1600 1000"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      data-drawing={name}
      {...props}
    >
      <path fill="var(--night-ground)" d="M0 0h1600v1000H0z" />
      <g fill="var(--night-line)" fillOpacity=".3">
        <circle cx="1190" cy="600" r="640" />
        <circle cx="1190" cy="600" r="450" />
        <circle cx="1190" cy="600" r="280" />
      </g>
      <circle fill="var(--night-gold)" cx="1190" cy="600" r="120" />
      <path fill="var(--night-line)" d="M0 690c200-120 420-110 620-30s360 60 560-10 300-50 420 0v350H0z" />
      <path fill="var(--night-ground)" d="M0 800c260-120 520-110 760-50s560 40 840-60v310H0z" />
      <path fill="var(--night-deep)" d="M0 900c300-70 620-70 900-30s480 20 700-30v160H0z" />
      <g transform="translate(50)">{motifs[name]}</g>
    </svg>
  );
}
