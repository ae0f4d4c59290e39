/** What demo clients wrote, by stars. */
export const REVIEW_TEXTS: Record<number, readonly string[]> = {
  5: [
    'I asked for the raise. I had the sentence ready because we had said it out loud nine times. I got most of it.',
    'She remembers everything. My team noticed before I did.',
    'First time that a plan of mine lived longer than a fortnight.',
    'I came with a knot and left with a list of one.',
    'Kind, exact, and never in a hurry. I sleep again.',
    'We laughed more than I expected and I did more than I expected.',
    'Asked me one question that I am still answering, in a good way.',
    'My calendar has air in it now. My children have noticed.',
    'No jargon, no posters, just somebody who listens and then says it.',
    'I said no to a project for the first time in my life. Nothing burnt down.',
    'Worth every cent. I have told two colleagues already.',
    'Took my worry seriously and then took it apart.',
    'Three sessions and I stopped dreading Mondays.',
    'The homework is small, and that is why I do it.',
  ],
  4: [
    'Straight to the point, which I liked. I would have wanted ten minutes more at the end.',
    'Very good questions. Sometimes a little too many of them.',
    'Helped me a lot with the interview. The line dropped once.',
    'Honest and warm. I needed a session to get used to the silence.',
    'Good plan, good pace. I would have liked something in writing.',
    'Strong on the work side, and we could have gone deeper on the rest.',
  ],
  3: ['Nice talk, but I had hoped for more of a plan.', 'Good, only not quite what I was looking for this time.'],
}

/** What coaches answered. */
export const ANSWERS = [
  'Nine and a half times, and the half was the best one. Well done.',
  'Fair, thank you. I now keep the last ten minutes free for what comes up late.',
  'You did the work. I only held the torch.',
  'Thank you for saying so. See you on the other side of it.',
  'Noted, and I send a short summary after each hour now.',
]

/** Who wrote them. */
export const DEMO_CLIENTS: [first: string, last: string][] = [
  ['Lerato', 'Khoza'],
  ['Johan', 'Steyn'],
  ['Amahle', 'Shabalala'],
  ['Themba', 'Zwane'],
  ['Karen', 'Naude'],
  ['Imraan', 'Patel'],
  ['Busisiwe', 'Mkhize'],
  ['Wayne', 'Petersen'],
  ['Palesa', 'Mofokeng'],
  ['Rethabile', 'Mokoena'],
  ['Sarah', 'Collins'],
  ['Lwazi', 'Ndlovu'],
  ['Hanna', 'Joubert'],
  ['Neo', 'Phiri'],
  ['Kavitha', 'Reddy'],
  ['Oliver', 'Bennett'],
  ['Unathi', 'Mbeki'],
  ['Francois', 'Marais'],
  ['Khanyi', 'Dube'],
  ['Miriam', 'Abrahams'],
  ['Luka', 'Novak'],
  ['Boitumelo', 'Seele'],
  ['Ruth', 'Mudau'],
  ['Andile', 'Xaba'],
]
