import type { DemoNewsItem } from './types.ts';

/** Two news items on reunions, newest first. */
export const reunionsNews: DemoNewsItem[] = [
  {
    slug: 'football-cup',
    title: 'Labone House takes the cup, on penalties and in the dark',
    category: 'Reunions',
    daysAgo: 17,
    content: [
      '<p>The floodlight on the far side of the park gave up at half past six, just as Riis House won the toss to decide who would shoot first. Nobody suggested coming back the next day. Cars were driven up to the touchline, headlamps were turned on the goal, and the final of the Houses’ Cup was settled in the yellow light of eight Toyotas and a trotro.</p>',
      '<p>It had been a long day already. Eleven houses entered, in three groups, with matches of twenty minutes a side and rolling substitutions for the sake of those of us who now sit at desks. By noon the medical tent under Dr Selorm Agbeko had treated four hamstrings, a dislocated finger and a case of pride. House 14 went out without losing a match. P.T.A. House, who brought only eight players, borrowed a goalkeeper from the kitchen staff and reached the semi-final.</p>',
      '<p>The scores that mattered:</p>',
      '<ul><li>first semi-final: <strong>Labone House 2</strong>, P.T.A. House 0;</li><li>second semi-final: <strong>Riis House 1</strong>, Kwansa House 0;</li><li>final: Labone House 1, Riis House 1, with Labone winning <strong>4–3 on penalties</strong>.</li></ul>',
      '<p>Prince Awuku Larbi scored Labone’s goal in the final, his sixth of the day, and then, having strapped up everybody else’s ankles all afternoon as a physiotherapist, limped off with his own. For Riis it was Joshua Nortey Ashong who levelled, from a corner that he took, by his own account, as a cross. The last penalty was saved by Nii Okai Laryea, who directs aeroplanes at Kotoka for a living and said that it was much like any other approach in poor visibility.</p>',
      '<p>Entrance fees, the food stalls and an auction of a 2014 match ball brought in <strong>GH₵18,350</strong>, all of which goes to the welfare fund. Abdul-Rahman Iddrisu, who organised the day, thanks the grounds staff for the lines, the drivers for their batteries and the Form Two boys who chased the ball out of the gutter for ten hours.</p>',
      '<p>The cup itself now stands on the cupboard in the Labone House common room. Riis House has measured its own cupboard, and reports that it will fit.</p>',
    ].join('\n'),
  },
  {
    slug: 'decade-reunion',
    title: 'Ten years on, 187 of us answered the roll',
    category: 'Reunions',
    daysAgo: 300,
    content: [
      '<p>It began with a roll-call. Mr Josiah Anang, who used to take it at prep, stood on the stage of the Assembly Hall with the old register and read the names of the year in the order of 2012. One hundred and eighty-seven voices answered, some of them a good deal deeper than before. For the seven who have died since we left, the whole hall said <em>present</em>.</p>',
      '<p>Ten years is long enough to become strangers, and at the gate there had been some polite peering at name badges. It did not last. By the time the drinks were poured Engmann House had resumed a quarrel about a missing iron, and two men who now sit on opposite sides of a courtroom were sharing one plate of kelewele.</p>',
      '<p>The programme was short so that the evening could be long:</p>',
      '<ul><li>a service of thanksgiving in the chapel, with the anthem sung from memory;</li><li>a walk through the houses in daylight, beds and lockers included;</li><li>dinner in the Assembly Hall, with each table laid for a house;</li><li>the annual meeting, kept to an hour by the dining-hall bell.</li></ul>',
      '<p>At that meeting eleven officers were elected for three years, with Nana Yaw Asiedu as President and Selorm Agbeko as Vice President. The new President asked for one thing only, that the year should do something for the boys who sleep in our beds today. Kwaku Frimpong-Manso, newly in charge of fundraising, passed round slips of paper and a shoe box. When our Treasurer, Kojo Essel Quansah, had counted the slips twice, he read out the figure: <strong>GH₵212,000</strong>.</p>',
      '<p>It was agreed how it would be used, in this order: water for the dormitories, a fund for boys in need and, once both are done, the library. Pledges fall due within ninety days, and Kojo, who comes from a family of head teachers, has let it be known that he will be keeping a register of his own.</p>',
      '<p>The last to leave were the men of House 9, at ten to four, sweeping. “Inspection is at six,” one of them explained to the watchman, and it took the watchman a moment to see that he was joking.</p>',
    ].join('\n'),
  },
];
