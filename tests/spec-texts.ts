/** The specification's own words on each screen of tests/e2e/screens.ts: whole sentences, as people read them. */
export type ScreenTexts = { screen: string; sentences: string[] }

export const SPEC_TEXTS: ScreenTexts[] = [
  {
    screen: 'coaches',
    sentences: [
      ...['Find Your Perfect Coach', 'Expert Coaches', 'Verified Coaches', 'Specialties', 'Filter & Search'],
      ...['All Specialties', 'Highest Rated', 'Lowest Price', 'Most Experience', 'Verified Only'],
      ...['Showing 40 of 40 coaches', '+1 more', 'Book session', 'Send message'],
      ...['Want to Become a Coach?', 'Apply to Coach'],
    ],
  },
  { screen: 'coaches, filtered', sentences: ['Active filters:', 'Clear All Filters'] },
  {
    screen: 'coaches, nobody found',
    sentences: ['No Coaches Found', 'Try adjusting your filters to see more results.', 'Clear All Filters'],
  },
  {
    screen: 'coaches, nobody there',
    sentences: ['No Coaches Found', 'No coaches are currently available. Please check back later.'],
  },
  { screen: 'coaches, unavailable', sentences: ['This coach is currently unavailable for new bookings.'] },
  {
    screen: 'coaches, failed',
    sentences: ['Failed to Load Coaches', "We couldn't load the coaches list. Please try again later.", 'Try Again'],
  },
  { screen: 'apply, step 1', sentences: ['Personal Information', 'Professional Details', 'Review & Submit'] },
  {
    screen: 'apply, step 1 refused',
    sentences: ['Phone number must be at least 10 digits', 'Bio must be at least 100 characters'],
  },
  {
    screen: 'apply, step 2',
    sentences: [
      'Life Coaching',
      'Career Development',
      'Executive Coaching',
      'Health & Wellness',
      'Relationship Coaching',
      'Financial Coaching',
      'Business Coaching',
      'Leadership Development',
      'Personal Development',
      'Mental Health Support',
      'Stress Management',
      'Goal Setting',
      'Communication Skills',
      'Time Management',
      'Mindfulness & Meditation',
      'Productivity',
      ...['English', 'Afrikaans', 'Zulu', 'Xhosa', 'Sotho', 'Tswana', 'Venda', 'Tsonga', 'Swati', 'Ndebele'],
      ...['Spanish', 'French', 'Portuguese', 'German'],
      ...['Johannesburg', 'Cape Town', 'Durban', 'UTC', 'London', 'Paris', 'New York', 'Los Angeles', 'Tokyo', 'Sydney'],
    ],
  },
  {
    screen: 'apply, step 2 refused',
    sentences: [
      'Select at least one specialty',
      'Experience description must be at least 50 characters',
      'Please list your certifications',
      'Minimum rate is R50/hour',
      'Please select your timezone',
      'Please describe your availability',
      'Select at least one language',
    ],
  },
  { screen: 'apply, step 3 refused', sentences: ['You must agree to the terms', 'You must agree to background check'] },
  {
    screen: 'application, submitted',
    sentences: ['Review in 3-5 business days', 'Background check', 'Virtual interview if selected', 'Onboarding'],
  },
  { screen: 'access denied', sentences: ['Access Denied', "You don't have permission to access this page."] },
  {
    screen: 'admin',
    sentences: ['User management', 'Coach verification', 'System status', 'Database', 'AI services', 'Payments'],
  },
  { screen: 'admin, verification', sentences: ['Approve', 'Reject', 'Pending'] },
]
