const vowels = /[aeiouy]+/
/** What may end a syllable inside a word, and what joins an l or an r that begins one. */
const codas = 'lmnrsxz'
const joined = 'bcdfgptv'
/** Two letters that are one sound or stand in words of learned origin. */
const pairs = new Set([
  ...['ch', 'lh', 'nh', 'sh', 'th', 'ph', 'rr', 'ss', 'cc', 'pp', 'tt', 'll', 'ff', 'nn', 'zz'],
  ...['ct', 'pt', 'bt', 'bs', 'bj', 'bm', 'bv', 'dv', 'dm', 'dj', 'gn', 'gm', 'mn', 'tm', 'ps'],
  ...['pn', 'pc', 'ft', 'ck', 'tz', 'tl', 'ks', 'dr', 'wh', 'tch', 'kl', 'kr', 'gg', 'dd', 'bb'],
])

/**
 * Whether Portuguese has words with letters in this order; folded. Where it has none, two of them
 * changed places: "comrpei", "juhno", "diivde".
 */
export function isPronounceable(word: string): boolean {
  if (/q(?!u[aeio])|aa|ii|uu|h(?![aeiouy])/.test(word)) return false
  const clusters = word.split(vowels)
  return clusters.every((cluster, at) => {
    if (cluster.length < 2) return true
    if (at === 0) return isOnset(cluster)
    if (at === clusters.length - 1) return ends.has(cluster)
    return isInside(cluster)
  })
}

function isOnset(cluster: string): boolean {
  const [one = '', other = ''] = cluster
  if (cluster.length > 2) return false
  return (joined.includes(one) && 'lr'.includes(other)) || starts.has(cluster)
}

const starts = new Set('ch sh th ph wh lh nh st sp sk sm sn sc sw tw ps kr kl'.split(' '))

/** At the end stand clusters of loan words, of short forms and of plurals alone. */
const ends = new Set(
  'ns rs ls ms st nt nd ng nk ck ch sh th rt rd rk rn lt ld lk ts ks ps ss ll ff nn tt'.split(' '),
)

/** The end of one syllable and the beginning of the next. */
function isInside(cluster: string): boolean {
  if (pairs.has(cluster)) return true
  const [one = '', ...rest] = cluster
  const next = rest.join('')
  if (next.length === 1) return isOnset(cluster) || (codas.includes(one) && isAfter(one, next))
  if (one === 'n' && next.startsWith('s')) return next.length === 2
  return codas.includes(one) && isOnset(next) && isAfter(one, next.charAt(0))
}

/** An m closes a syllable before p and b alone, an n before all others. */
function isAfter(coda: string, next: string): boolean {
  if (coda === 'm') return 'pbmn'.includes(next)
  if (coda === 'n') return !'pb'.includes(next)
  return true
}
