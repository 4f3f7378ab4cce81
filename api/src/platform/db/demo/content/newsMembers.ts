import type { DemoNewsItem } from './types.ts';

/** Two news items on members, newest first. */
export const membersNews: DemoNewsItem[] = [
  {
    slug: 'mentoring-launch',
    title: 'Sixty-two mentors, 124 boys and one rule about punctuality',
    category: 'Members',
    daysAgo: 34,
    content: [
      '<p>When Francis Atinga first asked who would give an hour a month to a boy at the School, he hoped for twenty answers. He had sixty-two by the weekend, from Accra, Kumasi, Wa, Tarkwa, Toronto and a container ship somewhere off Walvis Bay. The mentoring scheme of the 2015 Year Group began last week with every one of them in place, each with two boys from Forms Two and Three.</p>',
      '<p>The pairs were made by hand over three evenings in the staff common room. A boy who wants to be a vet has a vet. A boy who wants to be “rich, sir” has an accountant, who has already sent him a reading list. Where nobody could say what he wished to become, which was the case for thirty of the 124, he was given a mentor from his own house and told that it was a perfectly good answer at sixteen.</p>',
      '<p>The arrangement is simple on purpose:</p>',
      '<ul><li>one conversation a month, of about an hour, by video from the ICT laboratory or in person on a visiting Sunday;</li><li>a housemaster always within sight and hearing;</li><li>no gifts of money, in either direction;</li><li>a page of notes, kept by the boy, which he may show to whomever he likes.</li></ul>',
      '<p>There is one strict rule, and Francis wrote it himself: <strong>the mentor is never late</strong>. “A boy who has waited by a screen for twenty minutes has learnt something,” he says, “and it is not what we meant to teach.”</p>',
      '<p>The first conversations have thrown up the unexpected. Wisdom Kwaku Agbodza, who looks after cocoa and rice growers around Ho, was questioned for forty minutes on soil acidity and had to promise to look up the rest. Richmond Oko Adjetey, who edits films in James Town, showed his two boys the same scene cut in three ways and asked which was true. They are still arguing by letter.</p>',
      '<p>Mentors who can travel will meet their boys face to face at the career day in the Assembly Hall; the notice is under events. A waiting list is open for the Form Ones. If you can keep time, <a href="/register">register as a member</a> and say so in the message box.</p>',
    ].join('\n'),
  },
  {
    slug: 'london-chapter',
    title: 'A cold Saturday in Peckham: the London chapter is formed',
    category: 'Members',
    daysAgo: 178,
    content: [
      '<p>Forty-one men came up the stairs of a church hall off Rye Lane, shook the rain from their coats and, without being asked, sat down by house. It was the first meeting of the London chapter of the 2015 Year Group, and the Labone House table had brought its own pepper.</p>',
      '<p>Most had not seen one another since the last WASSCE paper. There were nurses straight from a night shift at King’s, two lorry drivers, a barrister, a barber with three chairs in Tottenham, doctoral students from Leeds and Cardiff who had taken the first coach of the day, and a set of twins who still finish each other’s jokes. Joseph Nii Armah Sowah, whose kitchen is four streets away, cooked for everyone: kenkey, fried red snapper, shito from his mother’s recipe, and a tray of jam rolls “for those who have become English”.</p>',
      '<p>Business took forty minutes. The meeting agreed that the chapter would:</p>',
      '<ol><li>meet four times a year, always on a Saturday and always with a meal;</li><li>receive every member who arrives from home, find him a room for his first two weeks and somebody to go with him to the bank;</li><li>collect £10 a month from those who can manage it, and give it to one work at the School each year.</li></ol>',
      '<p>Michael Kweku Arthur, a railway signalling engineer in Croydon and our Vice President for the diaspora, was confirmed as chairman. Yaw Antwi-Boasiako, a mental health nurse in Lewisham, keeps the minutes. The hat that went round before the washing-up came back with <strong>£2,400</strong> in it, in notes, pledges and one cheque, the first that several people in the room had ever seen. The meeting voted to send it home for the library.</p>',
      '<p>Somebody had saved, on an old telephone, a recording of the School hymn sung in the dining hall during our final week. They played it once through a borrowed speaker. On the second time round nobody needed the recording.</p>',
      '<p>If you live in the United Kingdom or are on your way there, write to <a href="mailto:hello@yeargroup2015.example">hello@yeargroup2015.example</a> with “London” in the subject. Bring a coat.</p>',
    ].join('\n'),
  },
];
