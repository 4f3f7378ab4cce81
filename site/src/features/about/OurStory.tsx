import { Prose } from '@year-group/ui-kit/Prose';
import { Section } from '@year-group/ui-kit/Section';
import { Timeline } from '@year-group/ui-kit/Timeline';
import { ourStory } from '#content/ourStory.ts';
import { milestones } from '#content/timeline.ts';
import styles from './About.module.css';

/** The association's history as text and as a timeline. */
export function OurStory() {
  return (
    <Section kicker="2012 to the present" title="Our Story">
      <div className={styles.Story}>
        <Prose initial>
          {ourStory.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Timeline items={milestones} />
      </div>
    </Section>
  );
}
