/** Words that only name a kind of thing and are often left out. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  (
    'css css2 css3 css4 html html5 js javascript ecmascript es6 dom web api apis basic support the a an of for in on to and or with via as element elements ' +
    'attribute attributes property properties function functions selector selectors pseudo pseudoclass pseudoelement class value values method methods event ' +
    'events object interface feature browser type syntax format command header rule atrule keyword tag'
  ).split(' '),
);

/** Words that say little about the intent of a query. */
export const FILLERS: readonly string[] = (
  'a an the of for in on to and or but so nor with without via as is are am be been being was were by at from into onto over under out off up down ' +
  'about after before between during than then there here this that these those them they their it its i im me my we our us you your he she his her ' +
  'do does did doing done can cant could should would will wont must may might shall dont doesnt isnt have having had got gets getting get ' +
  'how what when where which who why whether if while because until not no only just also even still too very much more most less least many few some any ' +
  'each every all both other another same such own new old like want need needs wants trying try let lets please help way ways best good better easy simple simply ' +
  'something anything everything nothing thing things someone one two first use uses used using make makes making made add adding set put give keep ' +
  'work works working native browser web page website site app user users turn show enable know find allow ' +
  // Where a word comes from says less than the word.
  'react vue angular svelte jquery lodash underscore ramda bootstrap tailwind material mui flutter sass scss'
).split(' ');
