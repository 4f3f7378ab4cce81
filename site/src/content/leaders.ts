/** An officer of the association; his portrait is the site picture of the same slug. */
export interface Leader {
  slug: string;
  name: string;
  role: string;
  /** 40 to 70 words. */
  bio: string;
}

/** The eleven officers, in order of precedence; elected for three years. */
export const leaders: Leader[] = [
  {
    slug: 'president',
    name: 'Nana Yaw Asiedu',
    role: 'President',
    bio: 'A structural engineer at Tema, Nana Yaw spends his weeks on jetties and cold stores and his Saturdays on whatever the School needs propped up. He was compound overseer of Akro House and still cannot walk past a dripping tap. He is married to Abena, has a daughter who out-argues him, and chairs every meeting with a kitchen timer.',
  },
  {
    slug: 'vice-president',
    name: 'Dr Selorm Agbeko',
    role: 'Vice President',
    bio: 'Selorm, of Riis House, is a resident in surgery at Korle Bu. He grew up at Dzodze, where his grandmother sold him to medicine by making him hold the lamp. He leads the health walk and the blood drive, judges the science fair, and has not slept through a night since his houseman’s year. He plays the church organ, softly.',
  },
  {
    slug: 'secretary',
    name: 'Emmanuel Nii Lante Lamptey',
    role: 'Secretary',
    bio: 'Called to the Bar in 2021, Nii Lante practises land law from two rooms in Osu, a short walk from the house where he was born. In Labone House he wrote other boys’ letters home for a fee. He now writes the minutes for nothing, circulates them within a week, and drafted the constitution that the rest of us promise to read.',
  },
  {
    slug: 'treasurer',
    name: 'Kojo Essel Quansah',
    role: 'Treasurer',
    bio: 'Kojo audits fishing companies and cocoa buyers from Takoradi. His parents and three of his aunts were head teachers, which explains the ruler. He served Clerk House as pantry prefect and closed every term with a surplus of gari. Each cedi given to the year group passes through his ledger, and any member may ask to see the page.',
  },
  {
    slug: 'organizing-secretary',
    name: 'Abdul-Rahman Iddrisu',
    role: 'Organizing Secretary',
    bio: 'Abdul-Rahman, of House 9, buys shea nuts and maize around Tamale and sells them in Accra, so that he is on the road between his two homes most weeks. Canopies, generators, buses and six hundred plates of waakye hold no terrors for him. He organised his first event in Form Two, a football match by moonlight, and was punished for it.',
  },
  {
    slug: 'public-relations-1',
    name: 'Jeffrey Owusu-Ansah',
    role: 'Public Relations Officer',
    bio: 'You may know the voice: Jeffrey produces a breakfast programme on radio in Accra and reads the seven o’clock headlines. He began with a megaphone, calling Owusu-Parry House to morning duty. He answers the association’s letters, speaks for it when it must be spoken for, and goes to bed at half past eight, party or no party.',
  },
  {
    slug: 'public-relations-2',
    name: 'Edem Dzokoto',
    role: 'Public Relations Officer, Design and Media',
    bio: 'Edem paints signs, book covers and now and then a canoe, in a studio at Ho that was once his uncle’s tailoring shop. He drew the caricatures in the yearbook and has been forgiven for most of them. For the year group he makes the posters, the programmes and the house tables’ name cards. Engmann House claims him loudly.',
  },
  {
    slug: 'welfare',
    name: 'Ebenezer Tetteh Narh',
    role: 'Head of Welfare',
    bio: 'Behind the counter of his pharmacy at Ashaiman, Ebenezer hears everything and repeats nothing. He keeps the list of births, bereavements and hospital beds, and nobody on it waits two days for a visit. He packed the first scholars’ trunks himself. In P.T.A. House he was the boy with the plasters. He coaches an under-twelve girls’ team.',
  },
  {
    slug: 'fundraising',
    name: 'Kwaku Frimpong-Manso',
    role: 'Head of Fundraising',
    bio: 'Kwaku lends to small manufacturers for a bank in Kumasi, and he is as comfortable in a carpenter’s yard at Anloga Junction as in the boardroom. He believes that people give when they are asked by name and thanked by hand, and he has the ink stains to show for it. In Kwansa House he sold toffees at cost price.',
  },
  {
    slug: 'vice-president-diaspora',
    name: 'Michael Kweku Arthur',
    role: 'Vice President, Diaspora',
    bio: 'Michael left Sekondi for a railway apprenticeship and a master’s degree, and now designs signals on the lines south of London. From Croydon he chairs the London chapter and keeps in touch with members in nineteen countries by a spreadsheet of birthdays. He was timekeeper of House 14. His mother still telephones to ask whether he has eaten.',
  },
  {
    slug: 'executive-member',
    name: 'Francis Atinga',
    role: 'Executive Member',
    bio: 'Francis went home to Navrongo to teach physics, because somebody once came to teach it to him. His laboratory has more bicycle parts than glassware, and his pupils have twice reached the national quiz. He runs the mentoring scheme and sits on the scholarship committee. As a boy he slept under the leaking corner of Ako-Adjei House and did not complain.',
  },
];
