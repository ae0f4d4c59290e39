import { cn } from '../lib/class-names'

const files = import.meta.glob<string>(
  [
    '/node_modules/country-flag-icons/3x2/{AE,AO,AU,BD,BH,BR,BW,CA,CH,CM,CN,DZ,EG,ET,EU,GB,GH,HK,ID,IL}.svg',
    '/node_modules/country-flag-icons/3x2/{IN,JO,JP,KE,KR,KW,LK,LS,MA,MU,MW,MX,MY,MZ,NA,NG,NP,OM,PH,PK}.svg',
    '/node_modules/country-flag-icons/3x2/{QA,RW,SA,SC,SG,SN,SZ,TH,TN,TR,TW,TZ,UG,US,VN,ZA,ZM}.svg',
  ],
  { eager: true, query: '?url', import: 'default' },
)
const addresses = new Map(Object.entries(files).map(([file, address]) => [file.slice(-6, -4), address]))

/** The address of a country's flag (ISO 3166, or EU). */
export const flagAddress = (country: string): string | undefined => addresses.get(country)

/** A country's flag, a decoration: the words beside it say what it stands for. Fetched when it comes into view. */
export const Flag = ({ country, className }: { country: string; className?: string }) => (
  <img
    src={flagAddress(country)}
    alt=""
    width={24}
    height={16}
    loading="lazy"
    className={cn('h-4 w-6 shrink-0 rounded-[3px] object-cover ring-1 ring-border', className)}
  />
)
