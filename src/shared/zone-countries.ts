const ZONES: Record<string, string> = {
  ZA: 'Africa/Johannesburg',
  KE: 'Africa/Nairobi',
  GB: 'Europe/London Europe/Belfast GB',
  IE: 'Europe/Dublin Eire',
  IN: 'Asia/Kolkata Asia/Calcutta',
  AU: `Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart Australia/Darwin
    Australia/Canberra Australia/ACT Australia/NSW Australia/Queensland Australia/Victoria Australia/Tasmania Australia/South
    Australia/North Australia/West Australia/Eucla Australia/Broken_Hill Australia/Lindeman Australia/Lord_Howe Antarctica/Macquarie
    Australia/Currie Australia/LHI Australia/Yancowinna`,
  CA: `America/Toronto America/Vancouver America/Montreal America/Edmonton America/Winnipeg America/Halifax America/St_Johns
    America/Regina America/Moncton America/Glace_Bay America/Goose_Bay America/Iqaluit America/Rankin_Inlet America/Resolute
    America/Swift_Current America/Cambridge_Bay America/Inuvik America/Dawson_Creek America/Fort_Nelson America/Whitehorse
    America/Dawson America/Thunder_Bay America/Nipigon America/Rainy_River America/Yellowknife America/Pangnirtung America/Creston
    America/Atikokan America/Blanc-Sablon Canada/Atlantic Canada/Central Canada/Eastern Canada/Mountain Canada/Newfoundland
    Canada/Pacific Canada/Saskatchewan Canada/Yukon`,
  US: `America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage Pacific/Honolulu
    America/Detroit America/Boise America/Juneau America/Sitka America/Nome America/Adak America/Yakutat America/Metlakatla
    America/Menominee America/Louisville America/Indianapolis America/Fort_Wayne America/Shiprock America/Atka
    America/Kentucky/Louisville America/Kentucky/Monticello America/North_Dakota/Center America/North_Dakota/New_Salem
    America/North_Dakota/Beulah America/Indiana/Indianapolis America/Indiana/Knox America/Indiana/Marengo
    America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac
    America/Knox_IN US/Eastern US/Central US/Mountain US/Pacific US/Alaska US/Hawaii US/Arizona US/Michigan US/East-Indiana
    US/Indiana-Starke US/Aleutian America/Puerto_Rico`,
}

/** The country of a time zone (its name in small letters), for the countries whose help lines we know. */
export const ZONE_COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries(ZONES).flatMap(([country, zones]) => zones.split(/\s+/).map((zone) => [zone.toLowerCase(), country] as const)),
)
