import "server-only";
import type { SpamSample } from "./sample";

/** Invented enquiries that belong in the inbox. The rules were adjusted to these. */
export const honestSamples: SpamSample[] = [
  {
    name: "Bea Lindqvist",
    email: "bea.lindqvist@harbormail.example",
    eventType: "wedding",
    eventDate: "2027-06-12",
    message: "June 12?",
  },
  {
    name: "Ana Souza",
    email: "ana.souza@correio.example",
    eventType: "wedding",
    eventDate: "2027-09-04",
    message:
      "Hi! We are getting married at the Harbor Hotel on September 4 and we love the trumpet video. Are you available from 4 pm to midnight? About 110 guests.",
  },
  {
    name: "Wei Chen",
    email: "wei.chen@mailbox.example",
    eventType: "wedding",
    eventDate: "2027-05-01",
    message:
      "你好！我们明年五月一日在波士顿唐人街的龙凤酒楼举行婚礼，大约两百位客人。想请您做DJ，也希望有现场小号表演。请问还有档期吗？价格是多少？谢谢！",
  },
  {
    name: "李娜",
    email: "lina88@post.example",
    eventType: "wedding",
    eventDate: "2027-10-09",
    message:
      "您好，我和先生十月九日结婚，场地在这里 https://seaport-terrace.example/weddings 。我们想要一位会中文歌的歌手，可以唱《月亮代表我的心》吗？",
  },
  {
    name: "María José Fernández de la Vega",
    email: "mjose@vega.example",
    eventType: "birthday",
    eventDate: "2027-02-13",
    message:
      "Hola, quiero celebrar los quince años de mi hija en East Boston. Somos unas 120 personas. ¿Cuánto cuesta el DJ con luces y tiene música latina? Muchas gracias.",
  },
  {
    name: "João Pedro Carvalho",
    email: "jp.carvalho@correio.example",
    eventType: "other",
    eventDate: "2027-07-03",
    message:
      "Boa tarde! Somos da comunidade brasileira de Framingham e fazemos uma festa junina todo ano. Você toca forró e sertanejo? Precisamos de som das 14h às 22h. Obrigado!",
  },
  {
    name: "Thị Ngọc Ánh Nguyễn",
    email: "ngocanh@nguyen.example",
    eventType: "wedding",
    eventDate: "2027-08-21",
    message:
      "Chào anh, we have a tea ceremony in the morning in Dorchester and then the reception in the evening. Can you photograph both? Two places, 20 minutes by car.",
  },
  {
    name: "Lena Farrow",
    email: "lena@farrowdesign.example",
    eventType: "corporate",
    eventDate: "2027-06-18",
    message:
      "We're a web design agency with 30 people and want a DJ for our summer party. Could we schedule a quick call this week? Call me today if you can.",
  },
  {
    name: "DONNA KOWALCZYK",
    email: "donnak54@inbox.example",
    eventType: "birthday",
    eventDate: "2027-05-22",
    message:
      "HELLO I AM TURNING 60 AND I WANT A REAL PARTY. DISCO ONLY. MY HUSBAND SAYS NO BUT WE ARE DOING IT. CALL ME 617-555-0142 AFTER 5 PM",
  },
  {
    name: "Kayleigh McDonough",
    email: "kayleigh.mcd@mailbox.example",
    eventType: "wedding",
    eventDate: "2027-10-16",
    message:
      "omg hiii!! 🎺🎺 we saw you at the Seaport thing last weekend and my fiancé literally cried 😭😭 are you free oct 16?? 💍✨",
  },
  {
    name: "Jo",
    email: "jo@jo.example",
    eventType: "other",
    eventDate: "2026-12-31",
    message: "Are you free tonight? Our DJ canceled.",
  },
  {
    name: "Marcus Bell",
    email: "mbell@wellfoundation.example",
    eventType: "corporate",
    eventDate: "2027-04-22",
    message:
      "Good afternoon, I am the events manager of the Bell Well Foundation. We are planning our annual gala on April 22 at the Fairmont Copley Plaza for 320 guests. We request a proposal for DJ services and photography, including a certificate of insurance naming the hotel as additional insured, your W-9, and net 30 payment terms. Our budget is $6,500 all in. Please respond by December 11.",
  },
  {
    name: "Ines Moreau",
    email: "ines@ledgerlight.example",
    eventType: "corporate",
    eventDate: "2027-02-25",
    message:
      "Our company builds crypto wallets and we're celebrating five years with clients on Feb 25. Something smoky and elegant: trumpet with a small set of jazz vocals? 70 people, 7-10 pm, downtown.",
  },
  {
    name: "Sam Adeyemi",
    email: "sam.adeyemi@inbox.example",
    eventType: "birthday",
    eventDate: "2027-01-30",
    message:
      "Hi, your site says a free planning call. Is that offer still on? I'm putting together my wife's 40th. Can you guarantee you'd be the one who plays, not somebody you send? Thanks a lot",
  },
  {
    name: "Helen Park",
    email: "hpark@parkfamily.example",
    eventType: "wedding",
    eventDate: "2027-07-17",
    message:
      "Our venue: https://oldbarn.example/weddings and the mood board: https://www.pinterest.com/hpark/our-day/ We would love the half-day photography. Is travel to Ipswich extra?",
  },
  {
    name: "Chris Delgado",
    email: "cdelgado@mailbox.example",
    eventType: "birthday",
    eventDate: "2027-03-06",
    message:
      "here's the playlist so you get the vibe https://open.spotify.com/playlist/37ab9Xk2 mostly old school hip hop, 50 people in my backyard in Revere. what do you charge for 4 hrs",
  },
  {
    name: "Grace Liu",
    email: "grace.liu@post.example",
    eventType: "wedding",
    eventDate: "2025-12-05",
    message:
      "Hello! Our wedding is on December 5, we're having it small at the Boston Public Library. Could you sing two songs while we walk in? We know it's short notice.",
  },
  {
    name: "Felix Baumgartner",
    email: "f.baumgartner@briefkasten.example",
    eventType: "wedding",
    eventDate: "2027-08-28",
    message:
      "Guten Tag, wir kommen aus München und heiraten in Cape Cod. Unsere Gäste sprechen Deutsch und Englisch. Können Sie die Trauung mit Trompete begleiten? Was kostet die Anfahrt?",
  },
  {
    name: "Chloé Lefèvre",
    email: "chloe.lefevre@courriel.example",
    eventType: "corporate",
    eventDate: "2027-03-11",
    message:
      "Bonjour, nous organisons une soirée pour le consulat, environ 60 invités, le 11 mars. Nous cherchons un chanteur pour une heure de chansons françaises et du jazz. Pourriez-vous nous envoyer un devis ? Merci d'avance.",
  },
  {
    name: "Hirschsprung, Ulrike",
    email: "ulrike.hirschsprung@uni.example",
    eventType: "corporate",
    eventDate: "2027-05-14",
    message:
      "We host a farewell for our department head after 31 years. Faculty club, 4-6 pm, 40 persons. Soft background music only please, several of us wear hearing aids.",
  },
  {
    name: "DeShawn LaMontagne",
    email: "deshawn@lamontagne.example",
    eventType: "wedding",
    eventDate: "2027-05-29",
    message:
      "Looking for DJ + photographer same package if possible. Wedding is in Worcester, ceremony at 3, reception till 11. Budget about $1,800 for both. Let me know what's realistic.",
  },
  {
    name: "Ng",
    email: "ng@ng.example",
    eventType: "other",
    eventDate: "2027-02-06",
    message: "Lunar New Year dinner for our association in Malden. 300 guests, 2 hours. How much?",
  },
  {
    name: "Laura Jensen",
    email: "laura@jensen.example",
    eventType: "wedding",
    eventDate: "2027-05-08",
    message:
      "I wrote this yesterday and my battery died, good that the form remembered it. We're looking for a trumpet player for our ceremony on the Charles, 11 am, 35 people, no power outlets.",
    circumstances: { elapsedMs: 1800 },
  },
  {
    name: "Sofia Georgiou",
    email: "sofia.georgiou@home.example",
    eventType: "wedding",
    eventDate: "2027-07-24",
    message:
      "Can you mix Greek and American music? Koumbaro wants to hear Kalamatianos for at least half an hour. 200 guests at the church hall in Watertown.",
    circumstances: { honeypot: true },
  },
  {
    name: "Wendy Brooks",
    email: "wendy@evergreenevents.example",
    eventType: "corporate",
    eventDate: "2027-06-10",
    message:
      "Hello Leo, I plan events for several firms in the Financial District and I'm looking for a reliable DJ for a rooftop series: June 10, July 8 and August 12, 5-8 pm. Do you offer a discount for three dates? I'd need a quote by Friday.",
    circumstances: { honeypot: true },
  },
  {
    name: "Wendy Brooks",
    email: "wendy@evergreenevents.example",
    eventType: "corporate",
    eventDate: "2027-07-08",
    message:
      "Hello Leo, I plan events for several firms in the Financial District and I'm looking for a reliable DJ for a rooftop series: June 10, July 8 and August 12, 5-8 pm. Do you offer a discount for three dates? I'd need a quote by Friday.",
  },
  {
    name: "Tyler & Jess Novak",
    email: "jess.novak@inbox.example",
    eventType: "wedding",
    eventDate: "2027-10-02",
    message:
      "Hi! My fiancé already sent you this but he typed his address wrong: We love your style and would like to book the premium DJ package for our wedding at the Cyclorama. 140 guests, indoor, load-in from 2 pm.",
  },
  {
    name: "Harold Finch",
    email: "harold.finch@mailbox.example",
    eventType: "birthday",
    eventDate: "1927-02-20",
    message:
      "My mother turns 100 on February 20. She used to sing with a big band at the Totem Pole ballroom. Could you come and sing three or four of the old songs with her? She still knows every word. There will be about twenty of us, and a piano.",
  },
  {
    name: "Rosalind Achterberg",
    email: "rosalind@achterberg.example",
    eventType: "wedding",
    eventDate: "2028-09-09",
    message:
      "I know it's almost two years away but I'm a planner (the organized kind). Saturday September 9, 2028. Could you put us on the calendar, and what is your deposit?",
  },
  {
    name: "Ollie",
    email: "ollie.g@inbox.example",
    eventType: "wedding",
    eventDate: "2062-06-20",
    message: "june 20th, lighthouse in Scituate, 80 ppl, dj til 10pm bc of noise rules",
  },
  {
    name: "Vikram Subramaniam",
    email: "vikram.s@stackmail.example",
    eventType: "wedding",
    eventDate: "2027-11-20",
    message:
      "We're doing a sangeet on Friday night (Bollywood, 250 people) and the Hindu ceremony with a baraat on Saturday morning, so a mobile speaker on a cart for about 40 minutes on the street, then cocktail hour, then the reception until 1 am. The venue is the Marriott in Newton and there is a strict limit of 95 dB in the courtyard. We have a dhol player who would need to plug in. My cousin DJs in New Jersey and would like to play for half an hour as a surprise, is that OK for you? Also please tell us what happens if you are ill. I attach nothing because the form doesn't let me, but I can send the run of show. Thank you for reading all this!",
  },
  {
    name: "Lottie Abernathy",
    email: "lottie.abernathy@post.example",
    eventType: "other",
    eventDate: "2027-05-15",
    message:
      "Hello dear, I'm organizing the spring dance at our assisted living residence. The residents like Glenn Miller and Patsy Cline. We have $350. I hope that isn't an insult! An hour and a half in the afternoon would make them so happy.",
  },
  {
    name: "Jamal Whitfield",
    email: "jamal@whitfield.example",
    eventType: "other",
    eventDate: "2027-03-27",
    message:
      "Charity 5K for the youth center, we need a DJ with a generator at the finish line 8am-noon. We're a nonprofit 501(c)(3). Any discount?",
  },
  {
    name: "Kim Tran",
    email: "kim.tran@mailbox.example",
    eventType: "corporate",
    eventDate: "2027-09-23",
    message:
      "Product launch for our new website and app on Sept 23 at District Hall. We'd want upbeat music and photos we can use in marketing and on social media (so please tell us about usage rights). ~150 attendees.",
  },
  {
    name: "Eduardo Reyes",
    email: "eduardo@reyesrealty.example",
    eventType: "corporate",
    eventDate: "2026-12-11",
    message:
      "Hi we are a real estate office and we do a client appreciation night. Last year we had a band and it was too loud for talking. Maybe trumpet? 50 clients. Let me know thx. Ed Reyes, (508) 555-0117",
  },
  {
    name: "Maggie Sullivan",
    email: "msullivan@southschool.example",
    eventType: "other",
    eventDate: "2027-05-21",
    message:
      "PTO mom here. 5th grade graduation dance, gym, 6-8pm, 90 kids. School wants proof of background check and clean versions of everything. Do you do school rates?",
  },
  {
    name: "Theo Papadakis",
    email: "theo.p@inbox.example",
    eventType: "birthday",
    eventDate: "2027-02-27",
    message: "surprise 30th, she can't know!!! please dont email, txt me 857 555 0163",
  },
  {
    name: "Anonymous Admirer",
    email: "mystery@home.example",
    eventType: "other",
    eventDate: "2027-02-14",
    message:
      'Could you play "At Last" on the trumpet under a window on Valentine\'s Day? Fourth floor, Beacon Hill, 8 pm. I will say who I am once you say yes.',
  },
  {
    name: "Barbara Stein",
    email: "barbara.stein@mailbox.example",
    eventType: "wedding",
    eventDate: "2027-06-06",
    message:
      "Forwarding what I wrote to the venue:\n\n> From: Barbara Stein <barbara.stein@mailbox.example>\n> Sent: Thursday, November 19, 2026 9:12 AM\n> Subject: RE: RE: Music June 6\n> Thank you for sending the list of preferred vendors <https://rosewoodmanor.example/vendors>. We would like Leo Vale for the ceremony.\n\nSo, would you be available?",
  },
  {
    name: "Neil Armitage",
    email: "neil@armitage.example",
    eventType: "wedding",
    eventDate: "2027-08-07",
    message:
      "Fwd: details\n\nCeremony: https://chapelhill.example\nReception: https://millhouse.example/events\nHotel: https://innatbay.example\n\nIs there anything else you need to make a quote? Full day photography please.",
  },
  {
    name: "Dr. Stephan Kuhl",
    email: "s.kuhl@kuhlmed.example",
    eventType: "corporate",
    eventDate: "2027-03-18",
    message:
      "We are a leading manufacturer of medical devices planning our annual dinner. Please register here as a supplier: https://portal.kuhlmed.example/register and upload your quote.",
  },
  {
    name: "Alexei Petrov",
    email: "alexei@petrov.example",
    eventType: "wedding",
    eventDate: "2027-07-31",
    message:
      'Hi! My grandmother speaks only Russian, so can you say "Горько!" on the microphone when she asks? Everything else in English. 75 guests, Brookline, DJ and vocals.',
  },
  {
    name: "Penelope Argyros",
    email: "penny@argyros.example",
    eventType: "wedding",
    eventDate: "2027-09-25",
    message:
      'We want you to announce us as "Πηνελόπη και Νίκος", we\'ll teach you how to say it. Sunset ceremony in Rockport. Do you have a battery speaker?',
  },
  {
    name: "Катя Белова",
    email: "katya.belova@pochta.example",
    eventType: "wedding",
    eventDate: "2027-06-05",
    message:
      "Нам нужна музыка на свадьбу 5 июня. Вы делаете скидки? Мой телеграм @katya_b, пишите туда. Бесплатная парковка есть.",
  },
  {
    name: "Liu Jianguo",
    email: "liu.jianguo@soundfactory.example",
    eventType: "corporate",
    eventDate: "2027-03-15",
    message:
      "Dear sir, my company from Shenzhen visits Boston for the trade fair. We are a professional manufacturer of speakers, we want photographer for our booth 3 days. My WeChat: liusound. What is your price?",
  },
  {
    name: "Tasha Greene",
    email: "tasha.greene@mailbox.example",
    eventType: "wedding",
    eventDate: "2027-06-11",
    message:
      "Hi, I came across your website while looking for wedding photographers and I love how natural the pictures look. Do you still have Friday, June 11? It's a backyard wedding in Milton, 60 people. Would the half day be enough? I look forward to hearing from you.",
  },
  {
    name: "Oliver Crane",
    email: "oliver.crane@craneandco.example",
    eventType: "corporate",
    eventDate: "2027-03-04",
    message:
      "Dear Mr. Vale, we are a law firm with offices in Boston and Providence. The partners wish to engage a jazz vocalist for the annual dinner at the Union Club. Black tie. Kindly advise availability, fee and technical requirements at your earliest convenience. Kind regards, Oliver Crane",
  },
  {
    name: "Paws of Boston",
    email: "events@pawsboston.example",
    eventType: "other",
    eventDate: "2027-04-25",
    message:
      "Fundraiser for the animal shelter. We offer free tickets, free shipping of your gear, and up to 100% of the proceeds go to the dogs. Volunteers sign up here: https://pawsboston.example",
  },
  {
    name: "Stefan Ionescu",
    email: "stefan.ionescu@post.example",
    eventType: "wedding",
    eventDate: "2027-10-23",
    message:
      "Hello, please I want to know the price for 6 hours with sound and light, the restaurant is in Quincy and have not sound. We are 100 persons from Romania and America. Thank you and good day",
  },
  {
    name: "Sgt. Dale Rudd",
    email: "dale.rudd@inbox.example",
    eventType: "wedding",
    eventDate: "2027-04-30",
    message:
      "Hi, we met at the expo. You told me you'd waive the travel fee if we booked by Sunday, money back if we cancel before March. Is the 15% off for military still valid, no hidden fees?",
  },
  {
    name: "Bridget Farley",
    email: "bridget.farley@inbox.example",
    eventType: "wedding",
    eventDate: "2027-05-21",
    message:
      "I have a promo code from the bridal expo for 10% off. Is a free consultation included, and can we pay after the wedding? Packages start at $500, right?",
  },
  {
    name: "Lin",
    email: "lin.k@mailbox.example",
    eventType: "wedding",
    eventDate: "2027-06-12",
    message: "still free??",
  },
  {
    name: "Carlos Rivera",
    email: "carlos.rivera@post.example",
    eventType: "birthday",
    eventDate: "2027-05-05",
    message:
      "Hola Leo, mi prima te recomendó. Cumpleaños 50 de mi mamá en Lawrence, salón para 150 personas, salsa, merengue y bachata. Mi teléfono es 978-555-0134. ¿Cuánto sería hasta la 1 am?",
  },
  {
    name: "Fatima Zahra El Idrissi",
    email: "fz.elidrissi@home.example",
    eventType: "wedding",
    eventDate: "2027-08-15",
    message:
      "Salam! Henna night for women only. Is there a woman who could do the photos instead of you? If not maybe you know a colleague. Thank you so much.",
  },
  {
    name: "Ella Vance",
    email: "ella.vance@mailbox.example",
    eventType: "wedding",
    eventDate: "2027-09-05",
    message:
      "Hi! Just a quick question about the contract you sent. In the paragraph about cancelation it says 60 days, but on the phone you said 30. Could you check? Also can we move the second payment to the first of August, because my bonus comes in July. Otherwise we are happy with everything and will sign this week. Thank you again for being so patient with my mother.",
  },
  {
    name: "Loretta Quinn",
    email: "loretta.quinn@post.example",
    eventType: "wedding",
    eventDate: "2027-07-18",
    message:
      "Is the owner available? I want to talk about the contract, the price, and the payment plan that we discussed with you on the phone.",
  },
  {
    name: "Wes",
    email: "wes.hart@mailbox.example",
    eventType: "other",
    eventDate: "2027-01-04",
    message:
      "Hi, your website has a broken link in the gallery, and the pictures do not load on my phone. I thought you should know about it.",
  },
  {
    name: "Derek Yoo",
    email: "derek.yoo@inbox.example",
    eventType: "birthday",
    eventDate: "2027-01-23",
    message:
      "Dol party (first birthday) for our son, mostly photos. Noon to 3, restaurant in Allston. Korean and American family. 돌잡이 사진이 제일 중요해요!",
  },
  {
    name: "Claire Beaumont",
    email: "claire@beaumontweb.example",
    eventType: "wedding",
    eventDate: "2027-10-30",
    message:
      "Hello, I own a small web design studio and I'm usually the one behind the website, so being in front of a camera scares me. Halloween weekend wedding in Salem, costumes welcome. Could we do a short practice photo session first? What would it cost?",
  },
  {
    name: "Nico & Dee",
    email: "nico.dee@home.example",
    eventType: "wedding",
    eventDate: "2027-08-12",
    message:
      "Wedding at the casino in Everett. My fiancé works for an online casino (yes, really). Free bar, so bring a designated driver! Call now or tomorrow, whatever.",
  },
  {
    name: "Mike",
    email: "mike@flowers.example",
    eventType: "other",
    eventDate: "2027-04-15",
    message:
      "I'm a florist and did the tables at the Carter wedding you played. Do you have pictures of the centerpieces that I may use on my website? I'd credit you and link to your page of course. Great night by the way.",
  },
  {
    name: "Deb Langley",
    email: "deb.langley@hrteam.example",
    eventType: "corporate",
    eventDate: "2027-06-17",
    message:
      "Hi there! I lead HR for a lending company (we do mortgages and small business loans), and we need entertainment for our summer outing. Field with no power, 200 employees plus kids. Do you have your own generator? 1-5 pm.",
  },
  {
    name: "Fred & Irma Castle",
    email: "castle@castlepharmacy.example",
    eventType: "corporate",
    eventDate: "2027-10-14",
    message:
      "We own a pharmacy, and it's 50 years of the business. Jazz trio? Up to 20% of the guests will be in wheelchairs. Is there an opt-out for the deposit?",
  },
  {
    name: "Ada & Tim Okoro",
    email: "ada.okoro@rankwell.example",
    eventType: "wedding",
    eventDate: "2027-09-12",
    message:
      "We both work in SEO, so half of the guests do search engine optimization. No jokes about the first page of Google, please. Sign up for songs here: https://forms.okoro.example/songs",
  },
  {
    name: "Susan Whitcombe",
    email: "susan@whitcombe.example",
    eventType: "wedding",
    eventDate: "2027-06-13",
    message:
      "I have turned JavaScript off, so forgive me if this arrives twice. Wedding of my son on June 13 in Marblehead, yacht club, we need ceremony music and a microphone for the vicar.",
    circumstances: { elapsedMs: undefined },
  },
  {
    name: "Quentin Ferris",
    email: "q.ferris@post.example",
    eventType: "birthday",
    eventDate: "2027-04-09",
    message: "A 75th with 75 guests and, if you agree, 75 minutes of swing. Dinner at seven.",
    circumstances: { elapsedMs: undefined },
  },
  {
    name: "Bobby Tran-Nguyen",
    email: "bobbytn@inbox.example",
    eventType: "wedding",
    eventDate: "2027-09-18",
    message:
      "Premium DJ package please. Venue: Granite Links, Quincy. Ceremony 4:30 reception 5:30-10:30. 165 guests. Let me know next steps to reserve.",
    subject: "DJ Services: Premium",
  },
  {
    name: "Emeka",
    email: "emeka.o@trashmail.com",
    eventType: "birthday",
    eventDate: "2027-03-13",
    message:
      "I use a throwaway address against newsletters, please answer quickly or call 781-555-0109. 30th birthday, afrobeats and amapiano, 60 people in Randolph, basement, low ceiling.",
  },
  {
    name: "Old Colony Rotary Club",
    email: "secretary@oldcolonyrotary.example",
    eventType: "other",
    eventDate: "2027-10-21",
    message:
      "Our club is hosting an auction to raise money for scholarships. We'd welcome a donated performance, and in return we can offer a full-page advertisement in our program and a link on our website. Approximately 120 guests attend. Thank you for considering our request.",
  },
  {
    name: "Beth Carrow",
    email: "beth.carrow@home.example",
    eventType: "birthday",
    eventDate: "2027-06-19",
    message:
      "Sweet sixteen! My daughter made a list: https://open.spotify.com/playlist/6fd2 and https://music.apple.com/us/playlist/pl.9a and a video of the entrance she wants https://www.youtube.com/watch?v=kd93 I know, I know. 80 teens, Danvers.",
  },
];

/** More of the same, which the rules were not adjusted to. */
export const heldOutHonest: SpamSample[] = [
  {
    name: "Tom",
    email: "tom.w@inbox.example",
    eventType: "birthday",
    eventDate: "2027-01-16",
    message: "price for dj?",
  },
  {
    name: "Patrick O'Malley",
    email: "pat@omalley.example",
    eventType: "birthday",
    eventDate: "2027-03-20",
    message:
      "My dad turns 70 and he grew up on Louis Armstrong. Could you play trumpet for an hour at a small lunch in Quincy? 25 people, living room.",
  },
  {
    name: "Дмитрий Соколов",
    email: "d.sokolov@pochta.example",
    eventType: "wedding",
    eventDate: "2027-06-26",
    message:
      "Здравствуйте! Мы с Катей женимся 26 июня в Ньютоне. Ищем диджея, который знает и русскую, и американскую музыку. Гостей около 90. Сколько стоит вечер до полуночи?",
  },
  {
    name: "محمد العلي",
    email: "m.alali@bareed.example",
    eventType: "wedding",
    eventDate: "2027-04-17",
    message:
      "السلام عليكم، نبحث عن دي جي لحفل زفاف في كامبريدج يوم ١٧ أبريل، حوالي ١٥٠ ضيفا. هل لديك موسيقى عربية؟ شكرا.",
  },
  {
    name: "Priya Raghunathan",
    email: "priya.r@stackworks.example",
    eventType: "corporate",
    eventDate: "2026-12-17",
    message:
      "Hi, I run office life at a startup in Kendall Square. Holiday party on Dec 17, 6 to 10 pm, about 80 people, venue has its own PA. What would a DJ set cost? We can pay by card or invoice.",
  },
  {
    name: "Dana Whitlock",
    email: "dana@brightrank.example",
    eventType: "wedding",
    eventDate: "2027-09-18",
    message:
      "Hi Leo! I found you through Google (I work in SEO, so I notice when a musician's website is this fast). We're getting married September 18 at a farm in Concord. Would love trumpet for the ceremony and a DJ for dancing. No pitch, I promise, just a bride :)",
  },
  {
    name: "Rob Castellano",
    email: "rob@castellano.example",
    eventType: "wedding",
    eventDate: "2027-04-10",
    message:
      "We booked the ballroom at Encore casino in Everett for our wedding, April 10. 180 guests, mostly Italian family so expect to play the Tarantella. What are your rates with lights?",
  },
  {
    name: "Nora Fitzgibbon",
    email: "nora@fitz.example",
    eventType: "other",
    eventDate: "2027-06-05",
    message: "https://www.theknot.com/us/nora-and-liam",
  },
  {
    name: "Giulia Bianchi",
    email: "giulia.b@posta.example",
    eventType: "wedding",
    eventDate: "2027-06-19",
    message:
      "Ciao! We are two Italians in Cambridge, our English is not so good, sorry. We search a musician for the aperitivo, trumpet is perfect. Guests 45. How much is it and how we pay you?",
  },
  {
    name: "Krzysztof Brzęczyszczykiewicz",
    email: "krzysztof.b@poczta.example",
    eventType: "wedding",
    eventDate: "2027-09-11",
    message:
      "Dzień dobry, wesele 11 września w Webster, około 150 osób, czy gra Pan też disco polo? Proszę o cenę.",
  },
  {
    name: "Siobhán Ní Dhomhnaill",
    email: "siobhan@eire.example",
    eventType: "birthday",
    eventDate: "2027-03-17",
    message: "St. Patrick's Day AND my 30th. Yes I know. Is there any chance?",
  },
  {
    name: "Mei-Ling O'Connor-Schwartz",
    email: "meiling.os@home.example",
    eventType: "other",
    eventDate: "2027-04-24",
    message:
      "My twins' bar and bat mitzvah, 130 guests of which 60 are thirteen years old. We need someone who can handle that, games, clean lyrics, a horah that doesn't stop. Temple Beth in Brookline.",
  },
  {
    name: "Xiang Q.",
    email: "xq1994@post.example",
    eventType: "birthday",
    eventDate: "2026-12-12",
    message: "small birthday, 15 person, karaoke possible?",
  },
  {
    name: "Brian",
    email: "bsmith77@inbox.example",
    eventType: "wedding",
    eventDate: "2027-08-14",
    message:
      "You played at my sister's wedding (Katie + Dev, 2024). We want the same thing. Aug 14, same venue.",
    circumstances: { elapsedMs: 2600 },
  },
  {
    name: "Alan Price",
    email: "alan.price@mailbox.example",
    eventType: "corporate",
    eventDate: "2027-01-21",
    message:
      "We open our second store on January 21 and would like live music from 10 to 12, trumpet if the weather lets you stand outside. Coffee is on us.",
    circumstances: { honeypot: true },
  },
  {
    name: "Carla Mendes",
    email: "carla.mendes@correio.example",
    eventType: "wedding",
    eventDate: "2027-05-16",
    message:
      "I <3 your version of La Vie en Rose!! Would you sing it while I walk down the aisle? Ceremony < 30 min, then we're done, 20 guests.",
  },
  {
    name: "Ruth Oyelaran",
    email: "ruth.oyelaran@post.example",
    eventType: "other",
    eventDate: "2027-01-09",
    message:
      'It is a memorial service for my husband. He played trumpet in the army band. We would like someone to play "What a Wonderful World" at the graveside and again at the lunch. I don\'t know what such things cost.',
  },
  {
    name: "Peg Doyle",
    email: "pegdoyle@inbox.example",
    eventType: "wedding",
    eventDate: "2027-07-10",
    message: "How much",
  },
  {
    name: "Ken Ishikawa",
    email: "ken.ishikawa@mailbox.example",
    eventType: "corporate",
    eventDate: "2027-05-06",
    message:
      "We are a digital marketing agency, and our team of 40 is celebrating an award. Looking for a DJ who reads the room. Loft in SoWa, 6-11 pm, May 6. Can you send pricing? Thanks, Ken",
  },
  {
    name: "Joanna",
    email: "joanna.l@post.example",
    eventType: "wedding",
    eventDate: "2027-08-22",
    message:
      "Do you have liability insurance? Our venue (Tower Hill) requires $2M. If yes we'd like to book you right away.",
  },
  {
    name: "Hannah Katz",
    email: "hannahkatz@home.example",
    eventType: "wedding",
    eventDate: "2027-10-10",
    message:
      "OK so long story. We got engaged last month in Lisbon, there was a street trumpeter playing \"Fly Me to the Moon\" and now it's our song. My sister found your website and sent me the clip from the gallery and I knew it. We don't have a venue yet, we don't even have a guest list, my mother wants 200 and I want 40. But I'd rather start with the music! Is there a way to hold a date without knowing the place? And would you learn the song \"Dodi Li\" for the processional? I can send sheet music. Sorry for the novel!",
  },
  {
    name: "Sgt. Luis Ortega",
    email: "l.ortega@firehouse.example",
    eventType: "other",
    eventDate: "2027-10-08",
    message:
      "Retirement of our captain. VFW hall in Everett, 8-12. Classic rock. Half of the guests may get called out in the middle so please don't be offended.",
  },
  {
    name: "Ivan Horvat",
    email: "ivan.horvat@posta.example",
    eventType: "wedding",
    eventDate: "2027-07-03",
    message:
      "Hello,I want to know you are free for 3.7.2027 for wedding in Boston.it will be 60-80 people. We want croatian music also but you can play from our usb. how much is it cost.",
  },
  {
    name: "Greg",
    email: "gregory.a@mailbox.example",
    eventType: "corporate",
    eventDate: "2027-02-12",
    message: "Do u have a rate card u can send",
  },
  {
    name: "Natasha Volkov",
    email: "n.volkov@mailbox.example",
    eventType: "wedding",
    eventDate: "2027-08-29",
    message:
      "Привет! Нашли вас через Instagram. Хотим саксофон или трубу на церемонию. Вот наша площадка: https://cranehouse.example Спасибо!",
  },
  {
    name: "Gary Lundgren",
    email: "gary.lundgren@inbox.example",
    eventType: "wedding",
    eventDate: "2027-07-11",
    message:
      "Saw the add for 500$ is this the total or do you ad tax and tip??? wedding is in Leominster 130 ppl",
  },
  {
    name: "Noor Haddad",
    email: "noor.haddad@mailbox.example",
    eventType: "wedding",
    eventDate: "2027-11-13",
    message:
      "Hi Leo, we're comparing three photographers and you're our favorite. Would you match $1,500 for the full day? Either way, your black and white pictures are beautiful.",
  },
  {
    name: "Tanya Brennan",
    email: "tanya@mailbox.example",
    eventType: "wedding",
    eventDate: "2024-10-05",
    message:
      "We ARE married, on October 5 two years ago, you photographed it! My laptop died and with it the album. Do you still have the files? I'd pay for your time, of course. Love, Tanya and Rick",
  },
  {
    name: 'Sean "Shaggy" Hagerty',
    email: "shaggy@hagerty.example",
    eventType: "birthday",
    eventDate: "2027-02-20",
    message:
      "yo its shaggy from the old neighborhood lol. need ur dj skills for my 40th. free beer, free food, free parking 😂 and yes ill pay u",
  },
  {
    name: "Pemberton Analytics",
    email: "assistant.office@pemberton.example",
    eventType: "corporate",
    eventDate: "2027-03-25",
    message:
      "Dear Sir or Madam, our company is organizing a customer conference in Boston from March 24 to 26 and is looking for a performer for the opening reception. We offer a fee of USD 2,000 and accommodation. Please find our guidelines for suppliers at https://pemberton.example/suppliers and send us your best price with your company details. We look forward to a long-term cooperation.",
  },
];
