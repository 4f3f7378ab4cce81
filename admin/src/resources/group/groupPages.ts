import type { GroupSection } from '@year-group/api-types/group';
import { type ComponentType, lazy } from 'react';

interface GroupPageProps {
  title: string;
}

/** A page that is fetched when it is opened. */
const page = (fetchPage: () => Promise<ComponentType<GroupPageProps>>) =>
  lazy(async () => ({ default: await fetchPage() }));

/** The pages of Settings, Your group, in the order of their links; each edits one section. */
export const groupPages: readonly {
  section: GroupSection;
  title: string;
  Page: ComponentType<GroupPageProps>;
}[] = [
  {
    section: 'identity',
    title: 'Name and years',
    Page: page(async () => (await import('./IdentityPage.tsx')).IdentityPage),
  },
  {
    section: 'look',
    title: 'Colours and crest',
    Page: page(async () => (await import('./LookPage.tsx')).LookPage),
  },
  {
    section: 'houses',
    title: 'Houses',
    Page: page(async () => (await import('./HousesPage.tsx')).HousesPage),
  },
  {
    section: 'contact',
    title: 'Contact',
    Page: page(async () => (await import('./ContactPage.tsx')).ContactPage),
  },
  {
    section: 'home',
    title: 'Home page',
    Page: page(async () => (await import('./HomePage.tsx')).HomePage),
  },
  {
    section: 'about',
    title: 'About and leaders',
    Page: page(async () => (await import('./AboutPage.tsx')).AboutPage),
  },
  {
    section: 'alumni',
    title: 'Alumni stories',
    Page: page(async () => (await import('./AlumniPage.tsx')).AlumniPage),
  },
  {
    section: 'giving',
    title: 'How to give',
    Page: page(async () => (await import('./GivingPage.tsx')).GivingPage),
  },
  {
    section: 'shop',
    title: 'Shop and delivery',
    Page: page(async () => (await import('./ShopPage.tsx')).ShopPage),
  },
  {
    section: 'registration',
    title: 'Registration and privacy',
    Page: page(async () => (await import('./RegistrationPage.tsx')).RegistrationPage),
  },
];
