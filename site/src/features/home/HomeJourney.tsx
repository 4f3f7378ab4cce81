import { pages } from '@year-group/api-types/pages';
import { Link } from '@year-group/ui-kit/Link';
import { Section } from '@year-group/ui-kit/Section';
import { Timeline } from '@year-group/ui-kit/Timeline';
import { milestones } from '#content/timeline.ts';

/** The four steps from the first day to the present. */
export function HomeJourney() {
  return (
    <Section
      tone="sunken"
      kicker="Our journey"
      title="From the gate to where we stand"
      action={
        <Link variant="standalone" href={pages.alumni.to()}>
          Alumni stories
        </Link>
      }
    >
      <Timeline variant="journey" items={milestones} />
    </Section>
  );
}
