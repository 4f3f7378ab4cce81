import { pages } from '@year-group/api-types/pages';
import { Button } from '@year-group/ui-kit/Button';
import { Section } from '@year-group/ui-kit/Section';
import { aboutCallToAction } from '#content/ourStory.ts';
import styles from './About.module.css';

/** Two ways to take part. */
export function Invitation() {
  return (
    <Section tone="night" kicker="Your turn" title={aboutCallToAction.title} lead={aboutCallToAction.text}>
      <div className={styles.Actions}>
        <Button variant="gold" size="large" href={pages.register.to()}>
          Register Now
        </Button>
        <Button variant="secondary" size="large" href={pages.donate.to()} className={styles.OnNight}>
          Support Us
        </Button>
      </div>
    </Section>
  );
}
