import { formatLongDate } from '@year-group/api-types/common/dates';
import { theGroup } from '@year-group/api-types/group/theGroup';
import { pages } from '@year-group/api-types/system/pages';
import { useAppSelector } from '#store/hooks.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { LegalText } from './LegalText.tsx';

/** What this build knows of the tests with axe. Outside a build, an example. */
const accessibilityRun =
  typeof accessibilityRunOfBuild === 'undefined'
    ? { checker: '@axe-core/playwright 4.0.0', pageCount: 15, builtAt: '2026-01-15T12:00:00.000Z' }
    : accessibilityRunOfBuild;

/** How accessible the site is, how that was checked, and what is missing. */
export function AccessibilityPage() {
  const { identity } = useAppSelector(selectGroup);
  const { checker, pageCount, builtAt } = accessibilityRun;
  return (
    <LegalText
      name="Accessibility"
      title="A site that everybody can use"
      description={`How accessible the site of ${theGroup(identity.name)} is, how it was checked, and what is missing.`}
      path={pages.accessibility.to()}
      contactFor="If something keeps you from using this site, tell us the page and what you use"
    >
      <p>
        This site aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. It is checked
        by the tests of its software; no other body has certified it.
      </p>
      <h2>How it was checked</h2>
      <p>
        The tests of this software open {pageCount} pages that need no login in a real browser, on a phone’s
        and on a laptop’s width, in the light and in the dark colours, and check them with the program axe (
        {checker}) against the rules of WCAG 2.0, 2.1 and 2.2, levels A and AA. The directory, profiles,
        checkout and the officers’ panel have tests of their own. A test fails when axe finds one violation.
        They run for every change, with example content.
      </p>
      <p>
        {/* The server and the browser's files may be built on two sides of midnight. */}
        The version you are reading was built on{' '}
        <time dateTime={builtAt.slice(0, 10)} suppressHydrationWarning>
          {formatLongDate(builtAt)}
        </time>
        .
      </p>
      <p>
        Other tests use the site by keyboard alone, at 320 pixels’ width and with motion switched off. Pages
        can be read without JavaScript.
      </p>
      <h2>Known gaps</h2>
      <ul>
        <li>A program finds only part of all problems. No test with users of screen readers was made.</li>
        <li>The group writes texts, and describes pictures, itself. Their quality is not checked.</li>
        <li>Pages of payment providers are not ours, and may be less accessible.</li>
        <li>The site is in English only.</li>
      </ul>
    </LegalText>
  );
}
