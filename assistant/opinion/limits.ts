/**
 * How likely something must be, from 0 to 1. Calibrated on messages that the model had not learned
 * from: `npm run learn -- --folds` prints what the opinion changes there.
 */
export const opinionLimits = {
  /** How many points of a rule's confidence, of 100, a chance e times higher is worth. */
  rank: 14,
  /** A greeting, thanks and what is asked of Lya are heard without a rule from here on. */
  said: 0.6,
  /** What the rules ask about is written from here on, where all else is as sure as `leadSure`. */
  lead: 0.8,
  /** And from here on where the rules saw a wish, a denial or somebody else's deed. */
  leadContested: 0.95,
  /** And from here on where they saw what something costs: "aluguel do box 58 é 1.900". */
  leadStated: 0.85,
  /** The chances that it is to be written, that the money went that way and of each figure. */
  leadSure: 0.7,
  /** What no rule made anything of is written from here on. */
  rescueLog: 0.95,
  /** A question about one's own money, which writes nothing, is answered from here on. */
  rescueQuery: 0.75,
  /** From here on it is asked whether to write. */
  propose: 0.5,
  /** And whether a figure takes the place of one that stands there. */
  proposeCorrection: 0.7,
  /** It does so without a question from here on. */
  writeCorrection: 0.8,
  /** And from here on where the rules wrote one more, or asked since it was told days ago. */
  writeCorrectionOver: 0.95,
  /** It is asked whether it turns the way of what was written last from here on. */
  offerCorrection: 0.35,
  /** That is turned by what is said of the way alone from here on. */
  correctWay: 0.85,
  /** From here on where the rules saw a wish, a denial or somebody else's deed. */
  proposeContested: 0.9,
  /** One word beside a figure says too little: what was seen is asked about without a guess. */
  tokensMin: 3,
  /** What a language model read, and the rules would read alike, is written from here on. */
  writeAdvised: 0.7,
  /** What the rules would write is only asked where writing anything is less likely than this. */
  veto: 0.1,
  /** So it is where what they read is less likely than this, and a transaction may be proposed. */
  vetoIntent: 0.004,
  /** A goal that the rules read is made from here on. */
  goal: 0.05,
  /** Beside another sum, a bare number that is less likely money than this is none. */
  noMoney: 0.1,
  /** So it is asked about before it is written. */
  doubtMoney: 0.38,
  /**
   * What is written is only asked where the chances that it is to be written, that the money went
   * that way, and that each figure is money come to less than this together.
   */
  doubt: 0.34,
  /** From here on most of the words are talk, as far as the opinion goes. */
  talk: 0.5,
  /** A thing with its price is written amid talk where the way and the figure are this sure. */
  talkRest: 0.95,
  /** That money went out needs no question from here on. */
  plainWay: 0.9,
  /** What may be what the person looks for is told beside the name from here on. */
  alsoNamed: 0.25,
  /** What is called like something that came in is looked for among older entries from here on. */
  earnedBefore: 0.02,
  /** What came in is filed by what was learned of incomes from here on. */
  income: 0.6,
  /** And from here on otherwise than the rules would file it. */
  incomeTold: 0.85,
  /** What went out is filed by what was learned of expenses from here on. */
  expense: 0.6,
  /** And from here on otherwise than the rules would file it. */
  expenseTold: 0.85,
  /** Money went the other way than the rules took it from here on, where nothing told them. */
  turn: 0.66,
  /** And from here on where a verb or a price told that it went out, or a transfer was named. */
  turnTold: 0.95,
} as const
