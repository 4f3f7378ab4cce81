import { Section } from '@year-group/ui-kit/Section';
import { missions } from '#content/missions.ts';
import styles from './About.module.css';

/** The four missions, numbered. */
export function Missions() {
  return (
    <Section kicker="Our mission" title="Four things we are for">
      <ol className={styles.Missions}>
        {missions.map(({ title, description }) => (
          <li key={title} className={styles.Mission}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
