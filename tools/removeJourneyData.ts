import { rmSync } from 'node:fs';

/** Deletes the database and files of the product that the journeys ran against. */
export default function removeJourneyData(): void {
  const folder = process.env.JOURNEY_DATA;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
