import { Stack, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { Page } from '#components/Page.tsx';
import { useIsOffered } from '#providers/account.ts';

/** Plain words for the next volunteer, each chapter with the page of the panel that it is about. */
const chapters = [
  {
    title: 'What you have taken over',
    paragraphs: [
      'A website that everybody can read, a directory for the members, a shop, and this panel. You need a browser and ten minutes now and then. Deleted members, news, events and listings stay in the trash for thirty days, and the group’s own pages keep every published version. Where something is deleted for good, the question says so.',
      'You have one or more roles. A role decides what you see and what you may change. If a button is missing, another officer does that job; an owner can change roles. One that is grey needs a connection, or something else first, and the page says what.',
    ],
    link: { to: '/settings/officers', name: 'Who is an officer' },
  },
  {
    title: 'Every week, in ten minutes',
    paragraphs: [
      'Open the dashboard. It shows what waits: registrations to admit, orders to pack, payments in doubt. Begin at the top. “Pack orders” shows the paid orders one after the other.',
      'A payment failed: open the order, which says why, and send the customer a new payment link.',
      'A payment is in doubt: open the order, read its history, press “Check with the provider now”. If it stays in doubt, look at the provider’s own dashboard. Confirm the payment by hand only when the money has arrived there.',
    ],
    link: { to: '/', name: 'Dashboard' },
  },
  {
    title: 'News, events and the group’s pages',
    paragraphs: [
      'Write as you would write to the whole group. You can leave a text at any time: a draft stays in this browser. What is published is on the website within two seconds.',
      'The group’s name, colours, leaders, photographs and payment details are under Settings, “Your group”. Each page there has its history, and every version can be put back.',
    ],
    link: { to: '/settings', name: 'Settings' },
  },
  {
    title: 'Members and their data',
    paragraphs: [
      'What members tell the website belongs to them. Do not copy lists into chats. An export asks you to prove again who you are, and the log keeps who made it and when.',
      'Somebody registered twice: choose both records under Registrations and press Merge. An import with the wrong file: open Import Members and undo it, before anybody changed its members.',
      'Somebody asks to be taken out: delete them under Registrations. After thirty days in the trash nothing of their profile is left.',
    ],
    link: { to: '/members', name: 'Registrations' },
  },
  {
    title: 'Your own login',
    paragraphs: [
      'Use a passkey: your phone or computer asks for your finger, face or PIN, and nobody can trick you out of it. Print the ten recovery codes and keep them at home.',
      'Lost your phone? Log in with a recovery code. No codes either? Any owner can let you in again. Nobody left? Whoever runs the server can: the operations guide says how.',
      'A letter tells you of a login from a new device. If it was not you, end all sessions and tell an owner.',
    ],
    link: { to: '/settings/account', name: 'My account' },
  },
  {
    title: 'When something is wrong',
    paragraphs: [
      'The health page says in words which part does not work and since when. Most things are tried again by themselves: letters for days, payments for three days.',
      'Whoever runs the server needs the health page’s sentence and the time, nothing else. Never send passwords or keys in a chat.',
    ],
    link: { to: '/health', name: 'Website health' },
  },
  {
    title: 'When you leave',
    paragraphs: [
      'Start a handover. It leads you through everything: the new officers, the old ones, new secrets, a restored backup, a letter and a payment that went through, and the renewals. It ends in a sheet for the group’s folder.',
    ],
    link: { to: '/settings/handover', name: 'Handover' },
  },
];

/** The handbook for the next volunteer: one page to read from top to bottom, or to print. */
export function HandbookPage() {
  const isOffered = useIsOffered();
  return (
    <Page title="Handbook" back={{ to: '/settings', label: 'Settings' }}>
      {chapters.map(({ title, paragraphs, link }) => (
        <Stack key={title} component="section" sx={{ gap: 1.5 }}>
          <Typography variant="h2">{title}</Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          {isOffered(link.to) && <Link to={link.to}>{link.name}</Link>}
        </Stack>
      ))}
    </Page>
  );
}
