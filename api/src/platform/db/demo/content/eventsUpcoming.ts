import type { DemoEvent } from './types.ts';

/** The four upcoming events, soonest first. */
export const upcomingEvents: DemoEvent[] = [
  {
    slug: 'health-walk',
    title: 'Dawn Health Walk and Free Screening',
    category: 'Wellness',
    daysFromToday: 12,
    time: '05:30',
    location: 'The School gate, Legon, Accra',
    description: [
      '<p>Eight kilometres before the sun is properly up. We leave the School gate at half past five, go down through Okponglo and the edge of the university, and come back by the quiet road behind the staff bungalows. The pace is that of the slowest walker, and prams are welcome.</p>',
      '<p>From seven o’clock Dr Selorm Agbeko and eleven colleagues hold a free screening under the mango trees. Most of us turn thirty about now, and blood pressure is not something that happens only to our fathers.</p>',
      '<ul><li>Blood pressure, blood sugar and body mass index for everyone</li><li>Eye test by appointment at the desk</li><li>Hepatitis B test and first vaccination, GH₵60</li></ul>',
      '<p>Registration is <strong>GH₵80</strong> and covers the walk T-shirt, water on the route and a breakfast of Hausa koko and koose. Wives, sisters, neighbours and children walk free. Please wear light colours: the first half hour is dark.</p>',
    ].join('\n'),
  },
  {
    slug: 'career-day',
    title: 'Career Day and First Meeting of the Mentors',
    category: 'Mentoring',
    daysFromToday: 26,
    time: '09:00',
    location: 'Assembly Hall, the School, Legon, Accra',
    description: [
      '<p>Twenty-four members, twenty-four tables, and some seven hundred boys from Forms Two and Three who may sit down at any of them. There are no speeches from the stage. A boy draws up a chair, asks what he wants to know, and moves on when the bell rings after twelve minutes.</p>',
      '<p>The trades on offer run from anaesthesia to timber, by way of air traffic control, quantity surveying, film editing, mine surveying, plain farming and the Customs service. Each member brings one object from his working day and one thing that he got wrong in his first year.</p>',
      '<ol><li>9.00: welcome by Francis Atinga, who coordinates the scheme</li><li>9.20: four rounds of conversations</li><li>11.30: mentors and their pairs meet over lunch</li><li>13.00: close</li></ol>',
      '<p>Mentors are asked to be in the hall by <strong>half past eight</strong>. If you have not yet met your two boys in person, your name card will show you to their table.</p>',
    ].join('\n'),
  },
  {
    slug: 'homecoming-dinner',
    title: 'Homecoming Dinner',
    category: 'Reunions',
    daysFromToday: 45,
    time: '18:30',
    location: 'Dining Hall, the School, Legon, Accra',
    description: [
      '<p>We dine where we dined, on the same benches, though this time there will be tablecloths. The bell goes at half past six; grace is sung, as always, before anyone may touch a spoon.</p>',
      '<p>The kitchen has offered to cook one course exactly as it was in 2013. It has not said which. The others come from Benjamin Kwarteng Asamoah, who keeps a guest house in Koforidua and is bringing his own charcoal: palm-nut soup with smoked fish, grilled guinea fowl, red-red, and pineapple with ginger.</p>',
      '<p>After dinner our President, Nana Yaw Asiedu, reports on the year in ten minutes, and the highlife band takes over until midnight.</p>',
      '<ul><li>Single ticket: <strong>GH₵450</strong></li><li>Couple: GH₵800</li><li>A house table of ten: GH₵4,200</li></ul>',
      '<p>Dress is national or lounge suit, with the house tie for those who can still find theirs. Places are limited to 240, and Abdul-Rahman Iddrisu closes the list ten days before. For members who would rather not drive, a coach leaves the Accra Mall at half past five and returns at a quarter past twelve.</p>',
    ].join('\n'),
  },
  {
    slug: 'founders-day-service',
    title: 'Founders’ Day Service of Thanksgiving',
    category: 'School',
    daysFromToday: 80,
    time: '09:30',
    location: 'School Chapel, the School, Legon, Accra',
    description: [
      '<p>Each year the whole School gives thanks for those who began it, and the old boys sit in the gallery behind the choir. The 2015 Year Group has been asked to provide the two readers and to lay the wreath in memory of members, masters and matrons who have died.</p>',
      '<p>The names of our own seven will be read. Families have been invited, and our welfare team under Ebenezer Tetteh Narh will meet them at the chapel door and sit with them. If you know of a family who should be there and has heard nothing, please tell us this week.</p>',
      '<p>Old boys who sang in the choir are wanted for the anthem, <em>tenors above all</em>. There is a rehearsal in the chapel the evening before at six, with the choirmaster.</p>',
      '<p>Members are asked to be seated by a quarter past nine. Dark suit or funeral cloth is not required: it is a thanksgiving, and <strong>white is the colour of the day</strong>. The collection goes to the Torchbearers’ Scholarship. Refreshments are served afterwards on the lawn beside the administration block, and the houses stay open to visitors until two o’clock.</p>',
    ].join('\n'),
  },
];
