import { zoneLabel, zoneOptions } from '../lib/zones'
import { Combobox } from './combobox'

/** Whose clock the times beside it are on, and the way to another. */
export const ZonePicker = ({ timeZone, onPick }: { timeZone: string; onPick: (timeZone: string) => void }) => (
  <Combobox
    value={timeZone}
    label={zoneLabel(timeZone)}
    name="Time zone"
    searchLabel="Search a city"
    options={zoneOptions}
    onPick={onPick}
    className="w-full md:w-72"
  />
)
