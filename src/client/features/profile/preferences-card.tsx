import { formatFullDay } from '#client/lib/format'
import { useMoney } from '#client/lib/money'
import { useUser } from '#client/lib/session'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { zoneLabel, zoneOptions } from '#client/lib/zones'
import { Card, CardHeader } from '#client/ui/card'
import { Combobox } from '#client/ui/combobox'
import { CurrencyPicker } from '#client/ui/currency-picker'
import { Field } from '#client/ui/field'
import { useToast } from '#client/ui/toast'
import type { Preferences } from '#shared/auth'
import { localeLabel, localeOptions } from './locales'
import { sayFailed } from './show-refusal'
import { useMinute } from './use-minute'

function useSavePreferences() {
  const utils = trpc.useUtils()
  const toast = useToast()
  return trpc.auth.savePreferences.useMutation({
    onSuccess: async (user, { timeZone }) => {
      utils.auth.user.setData(undefined, user)
      if (timeZone) toast({ title: 'Time zone saved', description: zoneLabel(timeZone) })
      else toast({ title: 'Dates and numbers saved', description: localeLabel(user.locale) })
      // What counts as today and this week follows the zone.
      if (timeZone) await Promise.all([utils.goals.invalidate(), utils.chat.week.invalidate(), utils.sessions.invalidate()])
    },
    onError: (error) => sayFailed(error, 'That was not saved. Please try again.'),
  })
}

/** Where the person is and how they write: each choice is kept as soon as it is made. */
export function PreferencesCard() {
  const { timeZone, locale } = useUser()
  const { today } = useToday()
  const money = useMoney()
  const sample = money.currency === 'USD' ? null : money.show(29_00, 'USD')
  const save = useSavePreferences()
  const zone = timeZone ?? 'UTC'
  const time = useMinute(zone, locale)
  const saving = (name: keyof Preferences) => save.isPending && name in save.variables
  return (
    <Card id="preferences" aria-labelledby="preferences-title">
      <CardHeader title="Preferences" id="preferences-title" />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <Field label="Time zone" hint={`It is ${time} there now. Sessions and reminders follow this clock.`}>
          <Combobox
            value={timeZone}
            label={zoneLabel(zone)}
            searchLabel="Search a city"
            options={zoneOptions}
            onPick={(picked) => save.mutate({ timeZone: picked })}
            pending={saving('timeZone')}
          />
        </Field>
        <Field label="Currency" hint={`Prices are shown in it${sample ? `: $29.00 as ${sample}` : ''}.`}>
          <CurrencyPicker />
        </Field>
        <Field label="Dates and numbers" hint={`Today is written ${formatFullDay(today, locale)}.`}>
          <Combobox
            value={locale}
            label={localeLabel(locale)}
            searchLabel="Search a country"
            options={localeOptions}
            onPick={(picked) => save.mutate({ locale: picked })}
            pending={saving('locale')}
          />
        </Field>
      </div>
    </Card>
  )
}
