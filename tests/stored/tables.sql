--
-- PostgreSQL database dump
--

\restrict H7xJufoZpIGrk0rTDHR4eRWQI9IHkc6ah1w4xR66eIJTHgue9nVBUhbpP7Rg9oq

-- Dumped from database version 18.4
-- Dumped by pg_dump version 18.4

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: devices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.devices (
    code character varying(64) NOT NULL,
    guest character varying(22) NOT NULL,
    expires double precision NOT NULL
);


--
-- Name: forgotten; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.forgotten (
    seal character varying(64) NOT NULL,
    until double precision NOT NULL
);


--
-- Name: guests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guests (
    id character varying(22) NOT NULL,
    name character varying(32) NOT NULL,
    colour character varying(7) NOT NULL,
    created double precision NOT NULL
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    name character varying(32) NOT NULL,
    value character varying(64) NOT NULL
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    "table" character varying(22) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    guest character varying(22),
    name character varying(32) NOT NULL,
    colour character varying(7) NOT NULL,
    bot character varying(64),
    away character varying(8) NOT NULL
);


--
-- Name: steps; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.steps (
    "table" character varying(22) NOT NULL,
    number integer NOT NULL,
    seat integer,
    by character varying(8) NOT NULL,
    lines text NOT NULL,
    client character varying(64) NOT NULL,
    created double precision NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id character varying(22) NOT NULL,
    game character varying(64) NOT NULL,
    rules integer NOT NULL,
    options text NOT NULL,
    aids boolean NOT NULL,
    spectators boolean NOT NULL,
    takeover integer NOT NULL,
    status character varying(8) NOT NULL,
    secret character varying(64) NOT NULL,
    nonces text NOT NULL,
    bot_seed character varying(20) NOT NULL,
    result text,
    rematch character varying(22),
    created double precision NOT NULL,
    deal character varying(8) DEFAULT 'pledging'::character varying NOT NULL,
    pledges text DEFAULT ''::text NOT NULL
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.alembic_version (version_num) FROM stdin;
0003
\.


--
-- Data for Name: devices; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.devices (code, guest, expires) FROM stdin;
\.


--
-- Data for Name: forgotten; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.forgotten (seal, until) FROM stdin;
\.


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.guests (id, name, colour, created) FROM stdin;
My83j7RPoFox8ioPMrGxuA	Anne	#2d7a4d	1794968011.3768783
8VG1G1PitlEwENrwgUmYxg	Mary	#94620f	1794968011.7803357
\.


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.keys (name, value) FROM stdin;
cookie	bd525fbd3159254af5fd9ff3d3cb5006df7311f878e4f222d757e00beae05251
\.


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.seats ("table", seat, kind, guest, name, colour, bot, away) FROM stdin;
hHq1i0v6MWf4OMhbEbGsEQ	0	human	My83j7RPoFox8ioPMrGxuA	Anne	#2d7a4d	\N	
hHq1i0v6MWf4OMhbEbGsEQ	2	bot	\N	Bruno	#5b4a86	thumb	
hHq1i0v6MWf4OMhbEbGsEQ	1	human	8VG1G1PitlEwENrwgUmYxg	Mary	#94620f	\N	
igThmPZrthUb7Pc23mv0JA	0	human	My83j7RPoFox8ioPMrGxuA	Anne	#2d7a4d	\N	
igThmPZrthUb7Pc23mv0JA	1	bot	\N	Inés	#b83a27	greedy	
0LAfhrz6g0aGv3r-D5eFyA	0	human	My83j7RPoFox8ioPMrGxuA	Anne	#2d7a4d	\N	
0LAfhrz6g0aGv3r-D5eFyA	1	open	\N		#b83a27	\N	
0LAfhrz6g0aGv3r-D5eFyA	2	bot	\N	Bruno	#5b4a86	boatswain	
WGYX-2kZcQh74CIsaRvI3w	0	human	My83j7RPoFox8ioPMrGxuA	Anne	#2d7a4d	\N	
WGYX-2kZcQh74CIsaRvI3w	1	bot	\N	Inés	#b83a27	random	
Xio_ISHlWN5-C_5km5jtpQ	0	human	My83j7RPoFox8ioPMrGxuA	Anne	#2d7a4d	\N	
Xio_ISHlWN5-C_5km5jtpQ	2	bot	\N	Bruno	#5b4a86	random	
Xio_ISHlWN5-C_5km5jtpQ	1	human	8VG1G1PitlEwENrwgUmYxg	Mary	#94620f	\N	
\.


--
-- Data for Name: steps; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.steps ("table", number, seat, by, lines, client, created) FROM stdin;
hHq1i0v6MWf4OMhbEbGsEQ	0	\N	deal	* start 2\n* shuffle exp-cc sailor-3-1.4 g5-4 r6-3.1 sailor-7-3 r1-1.1 r3-2.1 rx-3 sailor-3-1.1 governor-8-0.2 trader-blue-5-2 g3-2.2 priest-4-1.1 sailor-3-1.7 kx-4 mademoiselle-9-3.1 k2-1.1 y1-2 g1-2 b2-2.2 priest-4-1.5 k4-2.2 sailor-3-1.3 trader-black-3-1.1 g5-3.2 governor-8-0.3 sailor-3-1.2 r1-1.3 kx-3 pirate-5-1 trader-yellow-5-2 r3-2.2 g3-3 admiral-9-3.1 trader-red-3-1.1 y1-1.1 b5-4 b5-3.1 jester-7-2.3 pirate-9-3 governor-8-0.1 y2-2.2 g1-1.2 trader-black-3-1.2 b1-1.1 settler-4-1.3 y2-2.1 captain-4-1.1 rx-4 y1-1.2 jack-6-1.2 y4-3.1 jack-6-1.3 sailor-3-1.6 admiral-5-1 r6-3.2 trader-red-3-1.2 b5-3.2 settler-4-1.5 priest-4-1.2 trader-green-3-1.2 exp-pp k2-1.2 y4-3.2 governor-8-0.4 k7-3.2 jester-5-1 exp-pps g1-1.1 k4-2.3 y4-4 settler-4-1.1 captain-4-1.3 tax-points.2 jack-6-1.1 sailor-5-2.2 b2-2.1 b1-1.2 r3-2.3 g5-3.1 g1-1.3 admiral-7-2.2 exp-ss sailor-3-1.5 exp-ccs admiral-9-3.2 tax-swords.2 tax-swords.1 y1-1.3 jester-7-2.2 mademoiselle-7-2.2 k4-2.1 captain-4-1.4 y2-3 mademoiselle-7-2.1 trader-yellow-3-1 trader-blue-3-1 tax-points.1 b2-3 priest-4-1.4 admiral-7-2.1 settler-4-1.2 captain-4-1.2 jester-7-2.1 settler-4-1.4 admiral-7-2.3 pirate-7-2 sailor-5-2.1 jester-9-3 k7-3.1 r1-1.2 g3-2.1 trader-green-3-1.1 mademoiselle-9-3.2 priest-4-1.3 k2-1.3 b1-1.3 captain-4-1.5 b1-2		1794968013.6411533
hHq1i0v6MWf4OMhbEbGsEQ	1	2	bot	2 draw		1794968015.6027718
hHq1i0v6MWf4OMhbEbGsEQ	2	2	bot	2 draw		1794968015.6177392
hHq1i0v6MWf4OMhbEbGsEQ	3	2	bot	2 draw		1794968015.7852855
hHq1i0v6MWf4OMhbEbGsEQ	4	2	bot	2 draw		1794968015.988676
hHq1i0v6MWf4OMhbEbGsEQ	5	2	bot	2 draw		1794968016.2964373
hHq1i0v6MWf4OMhbEbGsEQ	6	2	bot	2 draw		1794968016.6404276
hHq1i0v6MWf4OMhbEbGsEQ	7	2	bot	2 stop		1794968017.1056023
hHq1i0v6MWf4OMhbEbGsEQ	8	2	bot	2 trade kx-4		1794968017.784521
hHq1i0v6MWf4OMhbEbGsEQ	9	2	bot	2 pass		1794968018.0855994
hHq1i0v6MWf4OMhbEbGsEQ	10	0	human	0 trade g3-2	c140016233232848-1	1794968018.292936
hHq1i0v6MWf4OMhbEbGsEQ	11	0	human	0 draw	c140016233232848-2	1794968018.4567258
hHq1i0v6MWf4OMhbEbGsEQ	12	0	human	0 stop	c140016233232848-3	1794968018.544702
hHq1i0v6MWf4OMhbEbGsEQ	13	0	human	0 trade k4-2	c140016233232848-4	1794968018.6374524
hHq1i0v6MWf4OMhbEbGsEQ	14	0	human	0 pass	c140016233232848-5	1794968018.7327056
hHq1i0v6MWf4OMhbEbGsEQ	15	1	human	1 draw	c140016223500176-1	1794968018.8406665
hHq1i0v6MWf4OMhbEbGsEQ	16	1	human	1 stop	c140016223500176-2	1794968018.9149392
hHq1i0v6MWf4OMhbEbGsEQ	17	1	human	1 trade g5-3	c140016223500176-3	1794968019.0007184
hHq1i0v6MWf4OMhbEbGsEQ	18	1	human	1 pass	c140016223500176-4	1794968019.176692
hHq1i0v6MWf4OMhbEbGsEQ	19	2	bot	2 draw		1794968020.2095473
hHq1i0v6MWf4OMhbEbGsEQ	20	2	bot	2 stop		1794968020.2816617
hHq1i0v6MWf4OMhbEbGsEQ	21	2	bot	2 trade kx-3		1794968020.4259493
hHq1i0v6MWf4OMhbEbGsEQ	22	2	bot	2 pass		1794968021.2295897
hHq1i0v6MWf4OMhbEbGsEQ	23	0	human	0 draw	c140016233232848-6	1794968021.3486092
hHq1i0v6MWf4OMhbEbGsEQ	24	0	human	0 stop	c140016233232848-7	1794968021.4367747
hHq1i0v6MWf4OMhbEbGsEQ	25	0	human	0 trade g3-3	c140016233232848-8	1794968021.5131896
hHq1i0v6MWf4OMhbEbGsEQ	26	0	human	0 pass	c140016233232848-9	1794968021.652908
hHq1i0v6MWf4OMhbEbGsEQ	27	1	human	1 draw	c140016223500176-5	1794968021.7544017
hHq1i0v6MWf4OMhbEbGsEQ	28	1	human	1 stop	c140016223500176-6	1794968021.845285
hHq1i0v6MWf4OMhbEbGsEQ	29	1	human	1 trade b5-4	c140016223500176-7	1794968021.940994
hHq1i0v6MWf4OMhbEbGsEQ	30	1	human	1 pass	c140016223500176-8	1794968022.0250504
hHq1i0v6MWf4OMhbEbGsEQ	31	2	bot	2 draw		1794968022.4392567
hHq1i0v6MWf4OMhbEbGsEQ	32	2	bot	2 draw		1794968022.9724104
hHq1i0v6MWf4OMhbEbGsEQ	33	2	bot	2 draw		1794968023.3045304
hHq1i0v6MWf4OMhbEbGsEQ	34	2	bot	2 draw		1794968023.5284603
hHq1i0v6MWf4OMhbEbGsEQ	35	2	bot	2 stop		1794968023.7086902
hHq1i0v6MWf4OMhbEbGsEQ	36	2	bot	2 hire trader-black-3-1		1794968023.904811
hHq1i0v6MWf4OMhbEbGsEQ	37	2	bot	2 pass		1794968024.072521
hHq1i0v6MWf4OMhbEbGsEQ	38	0	human	0 trade g1-1	c140016233232848-10	1794968024.2268708
hHq1i0v6MWf4OMhbEbGsEQ	39	1	human	1 trade b1-1	c140016223500176-9	1794968024.3255672
hHq1i0v6MWf4OMhbEbGsEQ	40	0	human	0 draw	c140016233232848-11	1794968024.5567284
hHq1i0v6MWf4OMhbEbGsEQ	41	0	human	0 stop	c140016233232848-12	1794968024.732681
igThmPZrthUb7Pc23mv0JA	0	\N	deal	* start 0\n* shuffle trader-black-3-1.2 trader-green-3-1.2 priest-4-1.5 jack-6-1.3 trader-yellow-3-1 sailor-3-1.2 admiral-7-2.2 pirate-7-2 g1-2 b2-3 g1-1.2 sailor-3-1.5 sailor-3-1.1 g3-2.2 y4-4 settler-4-1.5 mademoiselle-9-3.1 b5-3.1 exp-cc sailor-3-1.7 admiral-9-3.2 jester-9-3 sailor-3-1.3 admiral-5-1 y2-2.1 governor-8-0.1 y1-1.3 y4-3.1 r1-1.2 g1-1.3 jester-7-2.3 y1-2 sailor-7-3 b2-2.2 exp-pp trader-black-3-1.1 y2-3 admiral-7-2.3 trader-yellow-5-2 k4-2.3 b1-2 k7-3.1 admiral-9-3.1 priest-4-1.3 jester-5-1 trader-red-3-1.1 r1-1.3 jack-6-1.1 trader-red-3-1.2 y2-2.2 tax-swords.1 priest-4-1.4 captain-4-1.5 r3-2.3 exp-ccs tax-points.1 exp-pps b2-2.1 sailor-5-2.1 trader-green-3-1.1 captain-4-1.1 pirate-9-3 captain-4-1.2 r3-2.2 kx-3 g5-3.1 governor-8-0.2 r6-3.1 y4-3.2 priest-4-1.1 captain-4-1.3 trader-blue-5-2 k2-1.1 b5-3.2 exp-ss tax-swords.2 g3-3 trader-blue-3-1 rx-3 kx-4 b1-1.1 g1-1.1 settler-4-1.3 y1-1.2 sailor-3-1.4 k4-2.2 r1-1.1 governor-8-0.3 k2-1.2 b5-4 sailor-3-1.6 b1-1.2 r3-2.1 g3-2.1 captain-4-1.4 settler-4-1.4 mademoiselle-9-3.2 settler-4-1.1 g5-4 k2-1.3 jester-7-2.1 tax-points.2 b1-1.3 rx-4 g5-3.2 priest-4-1.2 admiral-7-2.1 k7-3.2 mademoiselle-7-2.2 sailor-5-2.2 mademoiselle-7-2.1 k4-2.1 settler-4-1.2 jester-7-2.2 r6-3.2 governor-8-0.4 pirate-5-1 jack-6-1.2 y1-1.1		1794968086.4367764
igThmPZrthUb7Pc23mv0JA	1	0	human	0 draw	c140016223469072-1	1794968086.570281
igThmPZrthUb7Pc23mv0JA	2	0	human	0 stop	c140016223469072-2	1794968086.6325867
igThmPZrthUb7Pc23mv0JA	3	0	human	0 pass	c140016223469072-3	1794968086.7166214
igThmPZrthUb7Pc23mv0JA	4	1	bot	1 draw		1794968086.9485102
igThmPZrthUb7Pc23mv0JA	5	1	bot	1 draw		1794968087.0861576
igThmPZrthUb7Pc23mv0JA	6	1	bot	1 stop		1794968087.1498535
igThmPZrthUb7Pc23mv0JA	7	1	bot	1 trade g1-2		1794968087.2924612
igThmPZrthUb7Pc23mv0JA	8	1	bot	1 pass		1794968087.5367212
igThmPZrthUb7Pc23mv0JA	9	0	human	0 draw	c140016223469072-4	1794968087.5976527
igThmPZrthUb7Pc23mv0JA	10	0	human	0 stop	c140016223469072-5	1794968087.6690578
igThmPZrthUb7Pc23mv0JA	11	0	human	0 hire sailor-3-1	c140016223469072-6	1794968087.809262
igThmPZrthUb7Pc23mv0JA	12	0	human	0 pass	c140016223469072-7	1794968087.8932874
igThmPZrthUb7Pc23mv0JA	13	1	bot	1 draw		1794968088.2963889
igThmPZrthUb7Pc23mv0JA	14	1	bot	1 stop		1794968088.333313
igThmPZrthUb7Pc23mv0JA	15	1	bot	1 hire sailor-3-1		1794968088.6647303
igThmPZrthUb7Pc23mv0JA	16	1	bot	1 pass		1794968088.9575624
igThmPZrthUb7Pc23mv0JA	17	0	human	0 draw	c140016223469072-8	1794968088.9972854
igThmPZrthUb7Pc23mv0JA	19	0	undo	0 undo 1	u10	1794968089.217281
igThmPZrthUb7Pc23mv0JA	21	0	human	0 trade g3-2	c140016223469072-14	1794968089.4207153
igThmPZrthUb7Pc23mv0JA	24	1	bot	1 draw		1794968090.381719
igThmPZrthUb7Pc23mv0JA	26	1	bot	1 trade b5-3		1794968090.7775757
igThmPZrthUb7Pc23mv0JA	28	0	human	0 draw	c140016223469072-18	1794968091.0447035
igThmPZrthUb7Pc23mv0JA	30	0	human	0 pass	c140016223469072-20	1794968091.2047565
igThmPZrthUb7Pc23mv0JA	31	1	bot	1 draw		1794968091.6175678
igThmPZrthUb7Pc23mv0JA	33	1	bot	1 hire sailor-3-1		1794968091.8217437
igThmPZrthUb7Pc23mv0JA	35	0	human	0 draw	c140016223469072-21	1794968092.2692068
igThmPZrthUb7Pc23mv0JA	37	0	human	0 pass	c140016223469072-23	1794968092.3934004
igThmPZrthUb7Pc23mv0JA	38	1	bot	1 draw		1794968092.5107243
igThmPZrthUb7Pc23mv0JA	40	1	bot	1 stop		1794968092.6926842
igThmPZrthUb7Pc23mv0JA	42	1	bot	1 pass		1794968092.8516521
igThmPZrthUb7Pc23mv0JA	44	0	human	0 stop	c140016223469072-25	1794968092.9846976
igThmPZrthUb7Pc23mv0JA	46	0	human	0 pass	c140016223469072-27	1794968093.0946565
igThmPZrthUb7Pc23mv0JA	47	1	bot	1 draw		1794968093.4084513
igThmPZrthUb7Pc23mv0JA	49	1	bot	1 stop		1794968093.8296053
igThmPZrthUb7Pc23mv0JA	51	1	bot	1 pass		1794968094.1225646
igThmPZrthUb7Pc23mv0JA	53	0	human	0 stop	c140016223469072-29	1794968094.229345
igThmPZrthUb7Pc23mv0JA	56	1	bot	1 stop		1794968094.6767266
igThmPZrthUb7Pc23mv0JA	58	1	bot	1 pass		1794968095.072307
igThmPZrthUb7Pc23mv0JA	60	0	human	0 stop	c140016223469072-32	1794968095.2533908
igThmPZrthUb7Pc23mv0JA	62	0	human	0 pass	c140016223469072-34	1794968095.392063
igThmPZrthUb7Pc23mv0JA	63	1	bot	1 draw		1794968095.55641
igThmPZrthUb7Pc23mv0JA	65	1	bot	1 stop		1794968096.1046371
igThmPZrthUb7Pc23mv0JA	67	1	bot	1 pass		1794968096.792644
igThmPZrthUb7Pc23mv0JA	69	0	human	0 stop	c140016223469072-36	1794968096.9011364
igThmPZrthUb7Pc23mv0JA	71	0	human	0 pass	c140016223469072-38	1794968097.148941
igThmPZrthUb7Pc23mv0JA	72	1	bot	1 draw		1794968097.356745
igThmPZrthUb7Pc23mv0JA	74	1	bot	1 stop		1794968097.5764868
igThmPZrthUb7Pc23mv0JA	76	1	bot	1 pass		1794968098.004469
igThmPZrthUb7Pc23mv0JA	78	0	human	0 repel	c140016223469072-40	1794968098.240618
igThmPZrthUb7Pc23mv0JA	80	0	human	0 pass	c140016223469072-42	1794968098.413135
igThmPZrthUb7Pc23mv0JA	81	1	bot	1 draw		1794968098.8043404
igThmPZrthUb7Pc23mv0JA	83	1	bot	1 draw		1794968099.3046749
igThmPZrthUb7Pc23mv0JA	85	1	bot	1 stop		1794968099.5003564
igThmPZrthUb7Pc23mv0JA	87	1	bot	1 pass		1794968099.6323054
igThmPZrthUb7Pc23mv0JA	89	0	human	0 draw	c140016223469072-44	1794968099.7934527
igThmPZrthUb7Pc23mv0JA	91	0	human	0 pass	c140016223469072-46	1794968099.9331338
igThmPZrthUb7Pc23mv0JA	92	1	bot	1 pass		1794968100.064712
igThmPZrthUb7Pc23mv0JA	94	1	bot	1 stop		1794968100.4087107
igThmPZrthUb7Pc23mv0JA	96	1	bot	1 pass		1794968100.5523462
igThmPZrthUb7Pc23mv0JA	18	0	human	0 stop	c140016223469072-9	1794968089.0948617
igThmPZrthUb7Pc23mv0JA	20	0	human	0 stop	c140016223469072-12	1794968089.2993684
igThmPZrthUb7Pc23mv0JA	22	0	human	0 pass	c140016223469072-16	1794968089.4696882
igThmPZrthUb7Pc23mv0JA	23	1	bot	1 draw		1794968089.9405975
igThmPZrthUb7Pc23mv0JA	25	1	bot	1 stop		1794968090.5885496
igThmPZrthUb7Pc23mv0JA	27	1	bot	1 pass		1794968090.868411
igThmPZrthUb7Pc23mv0JA	29	0	human	0 stop	c140016223469072-19	1794968091.1565664
igThmPZrthUb7Pc23mv0JA	32	1	bot	1 stop		1794968091.8004591
igThmPZrthUb7Pc23mv0JA	34	1	bot	1 pass		1794968092.1438253
igThmPZrthUb7Pc23mv0JA	36	0	human	0 stop	c140016223469072-22	1794968092.3454032
igThmPZrthUb7Pc23mv0JA	39	1	bot	1 admit		1794968092.6366396
igThmPZrthUb7Pc23mv0JA	41	1	bot	1 trade y2-2		1794968092.784344
igThmPZrthUb7Pc23mv0JA	43	0	human	0 draw	c140016223469072-24	1794968092.9133146
igThmPZrthUb7Pc23mv0JA	45	0	human	0 trade y4-3	c140016223469072-26	1794968093.0333922
igThmPZrthUb7Pc23mv0JA	48	1	bot	1 admit		1794968093.7046304
igThmPZrthUb7Pc23mv0JA	50	1	bot	1 trade y1-2		1794968093.972944
igThmPZrthUb7Pc23mv0JA	52	0	human	0 draw	c140016223469072-28	1794968094.1652186
igThmPZrthUb7Pc23mv0JA	54	0	human	0 pass	c140016223469072-30	1794968094.2973297
igThmPZrthUb7Pc23mv0JA	55	1	bot	1 draw		1794968094.561543
igThmPZrthUb7Pc23mv0JA	57	1	bot	1 hire trader-black-3-1		1794968094.9726496
igThmPZrthUb7Pc23mv0JA	59	0	human	0 draw	c140016223469072-31	1794968095.1612568
igThmPZrthUb7Pc23mv0JA	61	0	human	0 trade y2-3	c140016223469072-33	1794968095.3131616
igThmPZrthUb7Pc23mv0JA	64	1	bot	1 admit		1794968095.7551699
igThmPZrthUb7Pc23mv0JA	66	1	bot	1 trade b1-2		1794968096.3550348
igThmPZrthUb7Pc23mv0JA	68	0	human	0 draw	c140016223469072-35	1794968096.842464
igThmPZrthUb7Pc23mv0JA	70	0	human	0 hire priest-4-1	c140016223469072-37	1794968097.017234
igThmPZrthUb7Pc23mv0JA	73	1	bot	1 draw		1794968097.4727578
igThmPZrthUb7Pc23mv0JA	75	1	bot	1 hire trader-red-3-1		1794968097.7855961
igThmPZrthUb7Pc23mv0JA	77	0	human	0 draw	c140016223469072-39	1794968098.0800266
igThmPZrthUb7Pc23mv0JA	79	0	human	0 stop	c140016223469072-41	1794968098.3175616
igThmPZrthUb7Pc23mv0JA	82	1	bot	1 draw		1794968099.2415156
igThmPZrthUb7Pc23mv0JA	84	1	bot	1 admit		1794968099.4128852
igThmPZrthUb7Pc23mv0JA	86	1	bot	1 trade y2-2		1794968099.5494106
igThmPZrthUb7Pc23mv0JA	88	0	human	0 hire trader-red-3-1	c140016223469072-43	1794968099.7215223
igThmPZrthUb7Pc23mv0JA	90	0	human	0 stop	c140016223469072-45	1794968099.8810644
igThmPZrthUb7Pc23mv0JA	93	1	bot	1 draw		1794968100.1246116
igThmPZrthUb7Pc23mv0JA	95	1	bot	1 trade r3-2		1794968100.4563878
igThmPZrthUb7Pc23mv0JA	97	0	human	0 draw	c140016223469072-47	1794968100.6206043
igThmPZrthUb7Pc23mv0JA	98	0	human	0 stop	c140016223469072-48	1794968100.691759
igThmPZrthUb7Pc23mv0JA	99	0	human	0 trade b2-2	c140016223469072-49	1794968100.765197
igThmPZrthUb7Pc23mv0JA	100	0	human	0 pass	c140016223469072-50	1794968100.8266625
igThmPZrthUb7Pc23mv0JA	101	1	bot	1 draw		1794968101.1374335
igThmPZrthUb7Pc23mv0JA	102	1	bot	1 draw		1794968101.4041607
igThmPZrthUb7Pc23mv0JA	103	1	bot	1 draw		1794968101.440566
igThmPZrthUb7Pc23mv0JA	104	1	bot	1 draw		1794968101.4974635
igThmPZrthUb7Pc23mv0JA	105	1	bot	1 stop		1794968101.6406364
igThmPZrthUb7Pc23mv0JA	106	1	bot	1 trade r3-2		1794968101.813615
igThmPZrthUb7Pc23mv0JA	107	1	bot	1 pass		1794968102.0416455
igThmPZrthUb7Pc23mv0JA	108	0	human	0 draw	c140016223469072-51	1794968102.2047212
igThmPZrthUb7Pc23mv0JA	109	0	human	0 stop	c140016223469072-52	1794968102.3507977
igThmPZrthUb7Pc23mv0JA	110	0	human	0 trade r6-3	c140016223469072-53	1794968102.449081
igThmPZrthUb7Pc23mv0JA	111	0	human	0 pass	c140016223469072-54	1794968102.541423
igThmPZrthUb7Pc23mv0JA	112	1	bot	1 draw		1794968102.753447
igThmPZrthUb7Pc23mv0JA	113	1	bot	1 admit		1794968102.8972402
igThmPZrthUb7Pc23mv0JA	114	1	bot	1 stop		1794968103.4017763
igThmPZrthUb7Pc23mv0JA	115	1	bot	1 trade k2-1		1794968103.4567893
igThmPZrthUb7Pc23mv0JA	116	1	bot	1 pass		1794968103.568299
igThmPZrthUb7Pc23mv0JA	117	0	human	0 draw	c140016223469072-55	1794968103.6094427
igThmPZrthUb7Pc23mv0JA	118	0	human	0 stop	c140016223469072-56	1794968103.6925707
igThmPZrthUb7Pc23mv0JA	119	0	human	0 pass	c140016223469072-57	1794968103.7735066
igThmPZrthUb7Pc23mv0JA	120	1	bot	1 draw		1794968104.1564646
igThmPZrthUb7Pc23mv0JA	121	1	bot	1 stop		1794968104.3137927
igThmPZrthUb7Pc23mv0JA	122	1	bot	1 hire trader-blue-3-1		1794968104.4415808
igThmPZrthUb7Pc23mv0JA	123	1	bot	1 pass		1794968104.608452
igThmPZrthUb7Pc23mv0JA	124	0	human	0 draw	c140016223469072-58	1794968104.7137146
igThmPZrthUb7Pc23mv0JA	125	0	human	0 stop	c140016223469072-59	1794968104.8206856
igThmPZrthUb7Pc23mv0JA	126	0	human	0 trade rx-3	c140016223469072-60	1794968104.9056818
igThmPZrthUb7Pc23mv0JA	127	0	human	0 pass	c140016223469072-61	1794968104.992591
igThmPZrthUb7Pc23mv0JA	128	1	bot	1 draw		1794968105.3566544
igThmPZrthUb7Pc23mv0JA	129	1	bot	1 admit		1794968105.5924141
igThmPZrthUb7Pc23mv0JA	130	1	bot	1 stop		1794968109.5930357
igThmPZrthUb7Pc23mv0JA	131	1	bot	1 trade y1-1		1794968109.7618759
igThmPZrthUb7Pc23mv0JA	132	1	bot	1 pass		1794968109.89253
igThmPZrthUb7Pc23mv0JA	133	0	human	0 draw	c140016223469072-62	1794968109.9654942
igThmPZrthUb7Pc23mv0JA	134	0	human	0 stop	c140016223469072-63	1794968110.0691361
igThmPZrthUb7Pc23mv0JA	135	0	human	0 trade k4-2	c140016223469072-64	1794968110.110646
igThmPZrthUb7Pc23mv0JA	136	0	human	0 pass	c140016223469072-65	1794968110.1974623
igThmPZrthUb7Pc23mv0JA	137	1	bot	1 draw		1794968110.3527496
igThmPZrthUb7Pc23mv0JA	138	1	bot	1 admit		1794968110.597527
igThmPZrthUb7Pc23mv0JA	139	1	bot	1 stop		1794968110.7327194
igThmPZrthUb7Pc23mv0JA	140	1	bot	1 trade k2-1		1794968110.8336246
igThmPZrthUb7Pc23mv0JA	141	1	bot	1 pass		1794968110.972807
igThmPZrthUb7Pc23mv0JA	142	0	human	0 draw	c140016223469072-66	1794968111.0172176
igThmPZrthUb7Pc23mv0JA	143	0	human	0 repel	c140016223469072-67	1794968111.098591
igThmPZrthUb7Pc23mv0JA	144	0	human	0 stop	c140016223469072-68	1794968111.161401
igThmPZrthUb7Pc23mv0JA	147	1	bot	1 stop		1794968111.6055424
igThmPZrthUb7Pc23mv0JA	149	1	bot	1 pass		1794968111.7812917
igThmPZrthUb7Pc23mv0JA	151	0	human	0 stop	c140016223469072-71	1794968111.9365978
igThmPZrthUb7Pc23mv0JA	153	0	human	0 pass	c140016223469072-73	1794968112.117242
igThmPZrthUb7Pc23mv0JA	154	1	bot	1 draw		1794968112.392533
igThmPZrthUb7Pc23mv0JA	156	1	bot	1 stop		1794968112.829487
igThmPZrthUb7Pc23mv0JA	158	1	bot	1 pass		1794968113.1084852
igThmPZrthUb7Pc23mv0JA	160	0	human	0 stop	c140016223469072-75	1794968113.2770827
igThmPZrthUb7Pc23mv0JA	162	0	human	0 pass	c140016223469072-77	1794968113.6326663
igThmPZrthUb7Pc23mv0JA	163	1	bot	1 draw		1794968113.749423
igThmPZrthUb7Pc23mv0JA	165	1	bot	1 hire sailor-5-2		1794968113.97351
igThmPZrthUb7Pc23mv0JA	167	0	human	0 draw	c140016223469072-78	1794968114.293132
igThmPZrthUb7Pc23mv0JA	169	0	human	0 hire mademoiselle-7-2	c140016223469072-80	1794968114.3854473
igThmPZrthUb7Pc23mv0JA	172	1	bot	1 stop		1794968114.9131818
igThmPZrthUb7Pc23mv0JA	174	1	bot	1 pass		1794968115.5482562
igThmPZrthUb7Pc23mv0JA	176	0	human	0 stop	c140016223469072-83	1794968115.6693118
igThmPZrthUb7Pc23mv0JA	179	1	bot	1 draw		1794968116.4957242
igThmPZrthUb7Pc23mv0JA	181	1	bot	1 draw		1794968117.0807076
igThmPZrthUb7Pc23mv0JA	183	1	bot	1 stop		1794968117.537955
igThmPZrthUb7Pc23mv0JA	185	1	bot	1 pass		1794968118.1724474
igThmPZrthUb7Pc23mv0JA	187	0	human	0 stop	c140016223469072-86	1794968118.376509
igThmPZrthUb7Pc23mv0JA	189	0	human	0 pass	c140016223469072-88	1794968118.6007237
igThmPZrthUb7Pc23mv0JA	190	1	bot	1 draw		1794968118.8840382
igThmPZrthUb7Pc23mv0JA	192	1	bot	1 stop		1794968119.2310393
igThmPZrthUb7Pc23mv0JA	194	1	bot	1 pass		1794968119.8164744
igThmPZrthUb7Pc23mv0JA	196	0	human	0 repel	c140016223469072-90	1794968120.2327266
igThmPZrthUb7Pc23mv0JA	198	0	human	0 pass	c140016223469072-92	1794968120.3932025
igThmPZrthUb7Pc23mv0JA	199	1	bot	1 draw		1794968120.6696942
igThmPZrthUb7Pc23mv0JA	201	1	bot	1 draw		1794968120.8974795
igThmPZrthUb7Pc23mv0JA	203	1	bot	1 stop		1794968121.1043203
igThmPZrthUb7Pc23mv0JA	205	1	bot	1 pass		1794968121.401525
igThmPZrthUb7Pc23mv0JA	207	0	human	0 stop	c140016223469072-94	1794968121.661231
igThmPZrthUb7Pc23mv0JA	210	1	bot	1 draw		1794968122.1851397
igThmPZrthUb7Pc23mv0JA	212	1	bot	1 stop		1794968122.4057314
igThmPZrthUb7Pc23mv0JA	214	1	bot	1 pass		1794968122.7813954
igThmPZrthUb7Pc23mv0JA	216	0	human	0 stop	c140016223469072-97	1794968122.9772148
igThmPZrthUb7Pc23mv0JA	219	1	bot	1 draw		1794968123.6083856
igThmPZrthUb7Pc23mv0JA	221	1	bot	1 trade g5-4		1794968123.798027
igThmPZrthUb7Pc23mv0JA	223	0	human	0 draw	c140016223469072-99	1794968124.02162
igThmPZrthUb7Pc23mv0JA	225	0	human	0 trade rx-4	c140016223469072-101	1794968124.2127297
igThmPZrthUb7Pc23mv0JA	228	1	bot	1 stop		1794968124.6093674
igThmPZrthUb7Pc23mv0JA	230	1	bot	1 pass		1794968124.8206384
igThmPZrthUb7Pc23mv0JA	232	0	human	0 repel	c140016223469072-104	1794968124.9998689
igThmPZrthUb7Pc23mv0JA	234	0	human	0 pass	c140016223469072-106	1794968125.188676
igThmPZrthUb7Pc23mv0JA	235	1	bot	1 draw		1794968125.3923335
igThmPZrthUb7Pc23mv0JA	237	1	bot	1 stop		1794968125.5974183
igThmPZrthUb7Pc23mv0JA	239	1	bot	1 pass		1794968126.2666478
igThmPZrthUb7Pc23mv0JA	241	0	human	0 stop	c140016223469072-108	1794968126.5059435
igThmPZrthUb7Pc23mv0JA	243	0	human	0 pass	c140016223469072-110	1794968126.7808151
igThmPZrthUb7Pc23mv0JA	244	1	bot	1 draw		1794968127.1984842
igThmPZrthUb7Pc23mv0JA	246	1	bot	1 stop		1794968128.1415787
igThmPZrthUb7Pc23mv0JA	248	1	bot	1 pass		1794968128.8297596
igThmPZrthUb7Pc23mv0JA	250	0	human	0 stop	c140016223469072-112	1794968128.9447072
igThmPZrthUb7Pc23mv0JA	252	0	human	0 pass	c140016223469072-114	1794968129.0775616
igThmPZrthUb7Pc23mv0JA	253	1	bot	1 draw		1794968129.2004075
igThmPZrthUb7Pc23mv0JA	255	1	bot	1 stop		1794968129.5976758
igThmPZrthUb7Pc23mv0JA	257	1	bot	1 pass		1794968129.8887188
igThmPZrthUb7Pc23mv0JA	259	0	human	0 claim exp-pp	c140016223469072-116	1794968130.0056243
igThmPZrthUb7Pc23mv0JA	261	0	human	0 stop	c140016223469072-118	1794968130.1214635
igThmPZrthUb7Pc23mv0JA	263	0	human	0 pass	c140016223469072-120	1794968130.2657607
igThmPZrthUb7Pc23mv0JA	264	1	bot	1 draw		1794968130.6366785
igThmPZrthUb7Pc23mv0JA	266	1	bot	1 draw		1794968130.733411
igThmPZrthUb7Pc23mv0JA	268	1	bot	1 admit		1794968130.881684
igThmPZrthUb7Pc23mv0JA	270	1	bot	1 trade y2-2		1794968131.2045069
igThmPZrthUb7Pc23mv0JA	272	0	human	0 hire jester-7-2\n= 0; 13 10; points\nopen 18fda0d1dd67cd0f12ea7498cb64af6bf036af1421c5d361af933453ec8e090f	c140016223469072-121	1794968131.3454769
WGYX-2kZcQh74CIsaRvI3w	0	\N	deal	* baron 0\n* shuffle sailors max pru nils hanna tomas lola jacques sven quill bessie emilio louigi sal pete gus kat olaf greta ossie bella fiona doc bo chen rita cora hugo\n* shuffle upgrades secret-hold reinforced-hull ram iron-teeth super-hold heavenly-kitchen ballista harpoon crows-nest drill super-cannon rudder bombs black-flag super-sail boarding-hooks parrot big-bertha turbine ornate-cabin		1794968134.0369728
WGYX-2kZcQh74CIsaRvI3w	3	0	human	0 send 4	c140016234425424-2	1794968134.3774192
WGYX-2kZcQh74CIsaRvI3w	4	1	bot	1 send 4 captain		1794968134.7804868
WGYX-2kZcQh74CIsaRvI3w	6	0	human	0 send 2 captain	c140016234425424-4	1794968138.9172127
WGYX-2kZcQh74CIsaRvI3w	7	1	bot	1 send 4 captain		1794968139.6614006
WGYX-2kZcQh74CIsaRvI3w	10	0	human	0 discard materials	c140016234425424-6	1794968141.391195
WGYX-2kZcQh74CIsaRvI3w	12	0	human	0 done	c140016234425424-8	1794968141.528151
WGYX-2kZcQh74CIsaRvI3w	13	1	bot	1 market rum materials for valuables		1794968142.0248146
WGYX-2kZcQh74CIsaRvI3w	15	1	bot	1 send 2 captain		1794968143.092822
WGYX-2kZcQh74CIsaRvI3w	17	0	human	0 give spices	c140016234425424-10	1794968143.439505
WGYX-2kZcQh74CIsaRvI3w	18	1	bot	1 drop\n* fall 6.29,86.06,0.1789,2 -109.79,28.58,3.9789,2 120.86,86.44,0.0111,2 19.31,-57.07,4.8476,3 17.34,118.81,0.9679,0 80.98,-130.17,1.2563,1 123.63,-27.35,2.8647,2 14.8,73.45,2.3612,5 -38.04,-59.61,2.1512,0 83.74,50.94,2.7682,0 frames:eNrVVGtwG+UV/falXe1qtZIl7Wpl62nJelmyI8uSpUjWy5bs4Ies2LH80Nip08aJk9gxtgsOYFKb1GkSSIEUmgSapCpJEyjQEGYaCi3pFJLpA0KHApO2DD/aAQYYhjADDH/YlcSvznSmgUkm5++Z795zz3fu7UFEOOJtbfFqvtkWCoakBEHCMARepARI959+7NSpOpMj7GcNchQFKAxAceRS8Lgydxs5cWkdJwUIajZwMA4BAIJenwmYh0wRdXUVZUvFVNWIXCVBBWZNPq229aZAIAxNtCdUrJSUMGzpzSPrdXedWjn5ofP37xd21eo4NC7jESAy53c+MM13bMx/9HBnHAsa9cEErcMQgQDMRhHzhbFCoa8m3OJgtaTYRMDCwMD6gQEQENAaiURcjTUyCVxiipmz5gNfpF7IVe99O2CHUQ1aai/guCS+abwldHZJsnqeHgspYQ1ZJsBBLz9460S79uDj+dTmbinDVNFImfnh6mo/3PuzCS49N06ihMoAkEo1Mm5FPKkx0DbcwnSZaMKIoGUBoJvjOQ7/9NN3V1d/sPi9/n5Ow9FKBhPYC98ZHx/fYHc63R67Rp2M1w3nDC6dTJip+P1/9/3u6iTceSps367sMS9plTBeMsGDQxIZ2xTosYU08mbGJT88yrMIAmBwbt2G4Vz80jt75k2/ff3x06MEndCqUNGgkx4VWReY3R/N8wee7W1KsVWYTKYSCNirU6CY+89P2ouvbbp8vukAz8ggqCwchmEAV2MYggGHxRRJk5xEIESqvt5bXw8xNEMbl+anRoKZBrcZExuVvP6y/YWsfu8fTagexgmIpkoGpTBri1e2bOcRucUfdsj4TLBWKRWZ8TO7lZOnXZzZbnOuVSQPTiqMDAXESS8axk4+1CBxpYdHR32hKbfco3fSKCQ82tIxGkZiY31r9aj/Vw+uQ6KUnKcxsdoCKRMQbm2NtLa22jICUjG9QqGWAEVHOp3u0CpKyObzG/IzyWazWwhyceJy7Az3KnHYGzvDTx3zh34hxxMyisLBtkbjxumEUd6yYbTL5cv89JFutj/EKyEY9Iyig/dMySPZbERHd06P8IEfbZLaoxoEtHO61qRpYrpPr8vORDvR7Gxa5vZQehi88vAzc9SyTEG7Q1HP4qSjYapg1mqAMOuLomiyw+9tjJ8oHusymAxyqByrbqvFarX84co/r/xlaWmnSUFDQNhR8ROKG19Z+0vN7Ay65b4F8rtGDBP0llGH4FKauk39xOZtSavSjypYosJM2VRAXUfuT0/tHXzsTWOIVYBKev9B2YKZW/6zBSI/qCtMm82YAobK8U12d6cauKOC+bHPL7QzqJHBKtUUWlbLsuGVlZU9K/tzuFRqkKzR0LhAzwuarZYqu9Nud7qNNputSk1IABAELkTPcMtXz8I/cbQ//aejSedDLo8SQXCh1T69JTfZ7wj9eBc296iXsGVSmgAiEad9NTZ/54jKO3u4K/rAMgO82WTNGpZEBeUek6OGpA0ztUeO1M51Jb1VVjmBllKF78kTmaXQg63th3aqAzPbOigVhJFifC9IhfNGNfaIsNy+u9tsZKS0Rsxbj8/X6PO5DIL9JofLQSpICSFnxf0pbv5b4onqi2/ugLa/9fpW6XpEOJSIUuzT1jF4qHaBpCFSIUdzcZyqVTJ6j8j8/MKjocu31uy4dxyaaKpXpRIIBJVvxemlJ1VHjyJDu0ak2XWFDAU4HMNL9+WW5R3/yh5puwO/57l9XGAFaGGYkKlFZn5wcHBoUGER46DTAdytARhKCBsKGJ2IZrPRbFS5nakUhwAMLm1wceqN9qeNT91v7TyXiDTQjMyMltuAoe2/fi16lV2cbcNCEg1ECfe98qd/53/zbI2Gx6OFQqKxLeKwSwlp+U0CjPsTQyN66+hsl1/d1B2UEZpyEnLefbenT0R7Y3yVP9fT5ZCDckKFhPgEbPrk40/WnzuwxKi1FgKtNJoXjgeDJpPxrXMvnWi0NSur8QpTPARNX+l9d1G++zMr5WbtBF05o+CpyHsfRu7ffmyRctoBFrPBxNdMMOtz9oUvvvyGLp/b6kFsNAFXcr31+YG7n6k//vLBY13P30d35BsclcUC9z63e/il+Ft7/8psPhLG7Tj89SG/JgjphiAY3EBA16oaAjcZrrdq6KZU/e1MWMk19O35cN0SAl83l6D/pq7FK7yUkJttH2/85fsGuf6/y0HXQdv/8vpG5+MrH210IQ==		1794968153.9925423
WGYX-2kZcQh74CIsaRvI3w	20	1	bot	1 give rum		1794968154.7163541
WGYX-2kZcQh74CIsaRvI3w	22	1	bot	1 give spices		1794968154.8859055
WGYX-2kZcQh74CIsaRvI3w	25	1	bot	1 give valuables		1794968157.1061687
igThmPZrthUb7Pc23mv0JA	145	0	human	0 pass	c140016223469072-69	1794968111.2854266
igThmPZrthUb7Pc23mv0JA	146	1	bot	1 draw		1794968111.5256817
igThmPZrthUb7Pc23mv0JA	148	1	bot	1 trade r3-2		1794968111.7264645
igThmPZrthUb7Pc23mv0JA	150	0	human	0 draw	c140016223469072-70	1794968111.8812313
igThmPZrthUb7Pc23mv0JA	152	0	human	0 hire mademoiselle-9-3	c140016223469072-72	1794968112.033113
igThmPZrthUb7Pc23mv0JA	155	1	bot	1 draw		1794968112.6364982
igThmPZrthUb7Pc23mv0JA	157	1	bot	1 trade g5-4		1794968112.996447
igThmPZrthUb7Pc23mv0JA	159	0	human	0 draw	c140016223469072-74	1794968113.2059066
igThmPZrthUb7Pc23mv0JA	161	0	human	0 trade rx-4	c140016223469072-76	1794968113.3858469
igThmPZrthUb7Pc23mv0JA	164	1	bot	1 stop		1794968113.7734036
igThmPZrthUb7Pc23mv0JA	166	1	bot	1 pass		1794968114.228644
igThmPZrthUb7Pc23mv0JA	168	0	human	0 stop	c140016223469072-79	1794968114.3212798
igThmPZrthUb7Pc23mv0JA	170	0	human	0 pass	c140016223469072-81	1794968114.436803
igThmPZrthUb7Pc23mv0JA	171	1	bot	1 draw		1794968114.7601154
igThmPZrthUb7Pc23mv0JA	173	1	bot	1 trade k4-2		1794968115.3072197
igThmPZrthUb7Pc23mv0JA	175	0	human	0 draw	c140016223469072-82	1794968115.6366248
igThmPZrthUb7Pc23mv0JA	177	0	human	0 pass	c140016223469072-84	1794968115.728573
igThmPZrthUb7Pc23mv0JA	178	1	bot	1 pass		1794968116.3164895
igThmPZrthUb7Pc23mv0JA	180	1	bot	1 draw		1794968116.848454
igThmPZrthUb7Pc23mv0JA	182	1	bot	1 admit		1794968117.3165271
igThmPZrthUb7Pc23mv0JA	184	1	bot	1 trade y1-1\n* shuffle exp-ss b2-2.2 admiral-9-3.2 admiral-7-2.3 g3-3 jester-7-2.3 k4-2.1 priest-4-1.2 b1-1.3 governor-8-0.2 exp-cc y2-2.1 governor-8-0.3 r1-1.1 governor-8-0.1 y1-1.3 k7-3.1 mademoiselle-7-2.2 g5-4 pirate-7-2 g5-3.2 k2-1.3 k2-1.2 rx-4 g1-2 governor-8-0.4 sailor-3-1.7 settler-4-1.4 b5-3.2 sailor-3-1.2 r1-1.3 r3-2.1 k4-2.3 y4-4 captain-4-1.1 k7-3.2 y2-3 admiral-9-3.1 admiral-7-2.2 tax-points.1 y1-2 r1-1.2 trader-yellow-5-2 b2-3 admiral-7-2.1 b5-3.1 b1-1.1 priest-4-1.1 r6-3.1 r3-2.3 k2-1.1 g1-1.2 captain-4-1.5 pirate-9-3 captain-4-1.3 kx-3 b1-2 rx-3 settler-4-1.1 exp-ccs admiral-5-1 jester-7-2.1 y2-2.2 kx-4 settler-4-1.5 y4-3.2 sailor-7-3 priest-4-1.5 tax-swords.2 y4-3.1 exp-pps captain-4-1.2 jack-6-1.1 trader-blue-5-2 jester-9-3 g5-3.1 jester-5-1 k4-2.2 tax-points.2 b1-1.2 settler-4-1.3 mademoiselle-9-3.1 r3-2.2 g1-1.1 trader-black-3-1.2 y1-1.1 trader-green-3-1.2 y1-1.2 g3-2.2 b2-2.1		1794968117.6947632
igThmPZrthUb7Pc23mv0JA	186	0	human	0 draw	c140016223469072-85	1794968118.3058896
igThmPZrthUb7Pc23mv0JA	188	0	human	0 trade b2-2	c140016223469072-87	1794968118.4693089
igThmPZrthUb7Pc23mv0JA	191	1	bot	1 admit		1794968119.0965428
igThmPZrthUb7Pc23mv0JA	193	1	bot	1 trade g3-3		1794968119.4073224
igThmPZrthUb7Pc23mv0JA	195	0	human	0 draw	c140016223469072-89	1794968119.8975494
igThmPZrthUb7Pc23mv0JA	197	0	human	0 stop	c140016223469072-91	1794968120.3292859
igThmPZrthUb7Pc23mv0JA	200	1	bot	1 draw		1794968120.7963722
igThmPZrthUb7Pc23mv0JA	202	1	bot	1 admit		1794968120.9876156
igThmPZrthUb7Pc23mv0JA	204	1	bot	1 trade y2-2		1794968121.2644491
igThmPZrthUb7Pc23mv0JA	206	0	human	0 draw	c140016223469072-93	1794968121.501203
igThmPZrthUb7Pc23mv0JA	208	0	human	0 pass	c140016223469072-95	1794968121.7927501
igThmPZrthUb7Pc23mv0JA	209	1	bot	1 pass		1794968121.968631
igThmPZrthUb7Pc23mv0JA	211	1	bot	1 admit		1794968122.2724295
igThmPZrthUb7Pc23mv0JA	213	1	bot	1 trade y1-1		1794968122.6379328
igThmPZrthUb7Pc23mv0JA	215	0	human	0 draw	c140016223469072-96	1794968122.8534746
igThmPZrthUb7Pc23mv0JA	217	0	human	0 pass	c140016223469072-98	1794968123.1453717
igThmPZrthUb7Pc23mv0JA	218	1	bot	1 pass		1794968123.4980247
igThmPZrthUb7Pc23mv0JA	220	1	bot	1 stop		1794968123.7006955
igThmPZrthUb7Pc23mv0JA	222	1	bot	1 pass		1794968123.9215715
igThmPZrthUb7Pc23mv0JA	224	0	human	0 stop	c140016223469072-100	1794968124.0868094
igThmPZrthUb7Pc23mv0JA	226	0	human	0 pass	c140016223469072-102	1794968124.2895665
igThmPZrthUb7Pc23mv0JA	227	1	bot	1 draw		1794968124.5366697
igThmPZrthUb7Pc23mv0JA	229	1	bot	1 hire sailor-3-1		1794968124.6970727
igThmPZrthUb7Pc23mv0JA	231	0	human	0 draw	c140016223469072-103	1794968124.9174569
igThmPZrthUb7Pc23mv0JA	233	0	human	0 stop	c140016223469072-105	1794968125.081366
igThmPZrthUb7Pc23mv0JA	236	1	bot	1 admit		1794968125.4763515
igThmPZrthUb7Pc23mv0JA	238	1	bot	1 trade r3-2		1794968125.7615495
igThmPZrthUb7Pc23mv0JA	240	0	human	0 draw	c140016223469072-107	1794968126.340717
igThmPZrthUb7Pc23mv0JA	242	0	human	0 trade k7-3	c140016223469072-109	1794968126.6490316
igThmPZrthUb7Pc23mv0JA	245	1	bot	1 draw		1794968127.6620622
igThmPZrthUb7Pc23mv0JA	247	1	bot	1 hire trader-yellow-5-2		1794968128.4376545
igThmPZrthUb7Pc23mv0JA	249	0	human	0 draw	c140016223469072-111	1794968128.8734932
igThmPZrthUb7Pc23mv0JA	251	0	human	0 trade b2-3	c140016223469072-113	1794968129.0085607
igThmPZrthUb7Pc23mv0JA	254	1	bot	1 draw		1794968129.272731
igThmPZrthUb7Pc23mv0JA	256	1	bot	1 trade r6-3		1794968129.7285535
igThmPZrthUb7Pc23mv0JA	258	0	human	0 hire priest-4-1	c140016223469072-115	1794968129.955535
igThmPZrthUb7Pc23mv0JA	260	0	human	0 draw	c140016223469072-117	1794968130.0773938
igThmPZrthUb7Pc23mv0JA	262	0	human	0 trade kx-3	c140016223469072-119	1794968130.1926315
igThmPZrthUb7Pc23mv0JA	265	1	bot	1 draw		1794968130.6925654
igThmPZrthUb7Pc23mv0JA	267	1	bot	1 draw		1794968130.8263845
igThmPZrthUb7Pc23mv0JA	269	1	bot	1 stop		1794968131.0444722
igThmPZrthUb7Pc23mv0JA	271	1	bot	1 pass		1794968131.2426639
WGYX-2kZcQh74CIsaRvI3w	1	0	human	0 part hold	c140016234425424-1	1794968134.13057
WGYX-2kZcQh74CIsaRvI3w	2	1	bot	1 part sail		1794968134.272084
WGYX-2kZcQh74CIsaRvI3w	5	0	human	0 drop\n* fall -50.92,-99.32,3.2121,0 -69.89,122.28,0.8146,5 -93.83,99.41,1.4963,1 23.98,-108.13,2.2741,2 43.76,-101.02,4.8159,0 -125.09,124.91,3.3731,4 -41.62,82.39,2.1895,5 -122.53,-24.28,1.5538,0 -87.05,-11.18,5.2042,1 125.49,36.71,5.5752,0 -124.78,37.56,0.5282,5 87.26,-133.33,1.1025,2 frames:eNrdVnlsU/cdf793H372s5+fb8dO3nPi+MiLndOJc+Gc5CDk4sqggZCSpKFNIYGEEgaDUUqho4xCWEfLcNlY6BCMwiRgDIGqBlZpiGNtt24S0sa2aEfVVZParZrdOLYzFZWJStB+35+f9/n+vp/v9fuJpaUGg0FhtpojJgi8UJLjIFiAwlDUfF5vSXFxReO86OeFYURg9RSFQNM2PPguMvB+yPPzZvOOj/7aB1ZqCQrBZtCTzYvT7CZ7rgERAzUYQagpEoJxFEyjzrycgJwK5ix8bHF1Og4YfXtVjpbFYtwTOURKVrDIbk/R0YClWB4gLAbHQChDYAiAY7IRMXiCdn92dpMFB3HU941AoLXrEs/vtFgsuKayuamnM03S0dOoJMCoPbt6bkNlUbBo9NkmE4fjSmSGPLzueskrxK4rbRbVxj/DgCB5g0yrQSzmXS9vzfL2j19JJ3b05nIQRijT0rwuPCZ4oC9okci2D9948Y7rorc6o72qjIBgKMY9bd9wYr6pwfyD19zPvLi27lslNjMGMzMxi6ecFbt2DJ9Ap0p/O/r6jTJdVl+3qKFi3BGnQZKk3pGRdaEAxre3OzLcajMzU4YJu0bDcX+DYej2mTU76+sJg4Wm4RlF4YqJ1kvy3FrHtgM97jWGBRQPGUks5hjai54aayYzrp2X+IsKWNcz1qSwsHEuMqlztnQfvXi9Z8ObfrbZwxn1GoZGo5Iiv3RsLpDyi5aOb1teNxyktw8wJlpHkWiMezF8XAjU+0ExLy0nYdgBOS08N9MakD+/MD+/0Gkw6Aw6X+tAKm7hZsRGs2E06o3GipqopQKH122m1GwcDi+ZLDii6r7aqd44pbfPUwKewLA4d791+cEn1AYJNQcaHVC5gdUjdMLzoqNPqbYf1jW1zS001b024FpaSmN0HD1p37o7v0YBq21umUlZmK4gDVDCc85Yg/nJdZLHny3pOlx1lA7RAzTu+ngA02q05cGIGQxmXs3C8aaKVjCY7s/11/X39w9s37GmvsYqqrFEVOGqC3mHWfw5y/wL2amcmkfVCJxAh3uoa+ctxalD70DMrWOZsJJMYBB0q/DAXWS4KIWZfPbj9XUDCywEAScORnxOCRY9wK034UqdGUtLJUGC3US46+EmLpBpDxKO3BYtp0j2DNnyCqxs7549e/b/+hZuh8wqjURHBMe8p1fWOk1bz5w+HQ6WdiKYK8McUTTDD88/Yd1H6NfTXeNFsoYEAqD0CUnMX+SpF8yv2jc5Fv4u+/EhTTfgp5kg+s9T8w4bV60fvXjuzKmpDee3lBpIwkHGOwfrFh/PpH8i/cZ3u+nsseDz5SLAoLjrP+6brKhd9e36I+U/S/uwBiGyUEFOcEfTs3P90Av79k6O6BEsjSa55FQe1yiUio5PSfKd1lCopLXAxjNJaPj76k1Tqj5iCEEURkoBWCQ5VfTyUqgso74EkTSwxVZEqZHkTNb2KSqedGTQ+asbK2yCPqo1Cf5929hYy9Ah8cK1yEyTs0sAQd1yfVVq78HbqzcAawmvwpRwMip65w8ODi5YFP1U+izJFMlgdDqnW8DnVGIY8PqilqpWeSQPhCORRTkNh6veXnldnHNnLbnixtmKRQrUSif1ZKWrQVu1jTNpNTSKc7Bdiye1FXRbVbJ/T509q2hOZXlubnGJUMZRCXQU8LC7CidpGseZfltaloen0ThKAl+It+e4rSyuTftHbTqJJ7UkNKFiWXbN5UuXLwd8mp6W/CKTkkxwR9esWLHCrNVqNKKN5corUwwkmggrPJG655Ozu+31b/RpFlC0mlQjSVWqXtfFtPwi5d1FVzBBxvKsDhOWdPCWJTV54EePXdsfNouAbG4w4RSRqNK5/AO7s7vet95eOofm53FKURNN4wzauRYZOdb1pwPnJpc/UdvHVxgVkZsy7tm3tK25ufm5rVu2bvlmdS0wGpEkQZCkYiiKIlxOl8vD8CoVCpJbJxw6Jmz++943Fwqb7zZTASWDYEnV12uju1hfF7CiLkcmgxKzeiflVcXQD4d4U7Cts8MsF6t0UNKx0OKgu7c/I0XyF+ZmZ7aTcgpKJtV36qWrY8ZXVKUeLSXSDIshs/p5Ii8kOkS37JXlUGv0ZdBVpzdCTpzRaMlIjRghsgheunr16lvnV7kjJi/bvHnlsoKCTHUk+OHx/5RNGD03VyGDt8p+uZTdcNJrKrYIGp7BCAjK71D3D3mXvKy0fHKtJVjo3nvc35jZ6HHlBhEtBH38r/ew/ZdX/0r8w8h3P2VDC5zfsWb0L1sW6aRodNqDG7/X6j+6pe6n8jOulc6nEaFxe0YHx5lQKFIMdNP6TnsO7puHNaTYlFZBN1rUvl0nMSLHRdIiNUSs6dDNm9njvd6QTUBid1zstvLJsk9+/YMPbhwb0WI4gkZGAcR3Tjh0wrrzo53+YpiyyIiKmT3Aofc0b4/3HKqpsKmcDhHDZ6NdY4tD24R/3l3BoQaVEidmzz7xvHik5ullP+45sslm8auiPZd45kB3QsLQW//2VWOnB0dMXq0K/2yBzqD/s0b+L4uEAaIGPYp2j7DAFyuCH2LQD6L3c8n4fSgC98zWo5gF/CHX6Mu3L1L02TsA3CMvMRB8pRTFIgdfnb2BQ4/ipgMPXCPwtZqjR/UyeqBd93Uq0X3esOA+9sOXuT4eeI7Aw+udzz/6vwFVtzU=\n* loot valuables\n* loot materials\n* loot materials\n* loot rum	c140016234425424-3	1794968138.500969
WGYX-2kZcQh74CIsaRvI3w	8	0	human	0 drop\n* fall -59.71,-35.71,1.0085,4 76.82,-98.43,0.4338,5 19.58,-128.62,5.238,1 27.5,35.51,4.1416,4 -133.85,-57.86,1.2992,4 1.15,27,4.5208,1 133.44,-22.11,1.5691,0 -115.25,-133.72,2.2565,4 94.53,133.85,1.3005,2 111.99,-109.43,3.4601,1 18.71,-52.31,1.2759,0 frames:eNrVVXlsFPcV/v3m3pmdY++d2Z2Znb3wsl57fSy7ZndZG+MDs8bXwrKuY1h8hcMNoNaQWNAa6iZpGiUgoTRA1LTYSUkEJFDSVFES0pA0qhKFhEpJU7VqVeWQIhPlalCjHjPr/Bc1FdDS9pv/Pr158733vvfmTG1tXV2oTpNlVVZb0tl0lMFQABb8qZSfIFiGZRhLbkCWKdpmA2Dq4ButD5tauQcbk/Ofru7JqyJh4QHo2sgIha0o69IiMY12FjqBCn0Q/LH99TnHrWsUySnQBNumqUmbnQYgAezzT4UclDtc01h1rNfRxNgxEYB834QpHuRyTVGVxVZe8LtFXuKAnjyfz+96REfj5OqEFgjYSFJnwVi5XJ4+quNwcE8qXg8gBnV27oRr9uNfni+It9+JRjjERVlMBv0ysMVyI9nCYMOB4PoqT5q2k4hO053tcTf4/JUnzPTvTi7hWROo4IiWyOWW3DzeMX3stsktHgJAIwcQ/Lr6g4/+/srs7Et0zKM28JSh5IzklbxBr+JVFFPbmr5ajCCM8IWJmZmZLWUDcrXCcCSAhCFw8u+Tvznx5zu8fU8P2JvMDGKpVAN/XDN5rohWrx3uBwpgXW6KM5L4oxbMGd5drjN3ChGuk4CMkQMs2157YHdM6RoaWsHesjMXM2Nmg75y4NJd4SejMmqtaoNQ81FW3KAfr4/XL+/02w34g2GryaOyECCXo5GITVKaV+gPTeIhkbdVOlh8vm5e235hg2PmA1NjIuYUUX3CQN694RQAUXFJSCYhiUIKcBadbgv2CwODfFM6REp67lAuqRJ6Z0fHT1/qKpJR/+j39pORunUybsH06D/89dJtzbI2NVVw1lq9HMLLqiHwVQeLk7hWmtgycfqp+2erbW6K1Q2hQKfP55uYLm8st7VgvkSMhRilC1xz0jX7weShqtbHnWpG2YiTENcV3nvycLRm6i1o8UDPX3Zp62ZDKK879sHMtgPTLfsuv7DzmTdW/WBwi9uOCRIA3y31NNmkO+Khw9LaDdtmYxyF0gIAwYI1XVrXTQc2L/3tvHPTOpOVMjt1JXmBExpLYyMDLg+fb89UQxfuNIOLDYlEYiAMEFRUhdHBpfGMgFEQzD2g3fP5n7iCWBJ4h4QrHgsBeRKIe+wtE4BtPbbPk0O7ghybFCknDR7SSremx7PMI6usiDe0ractEOZEEpDzrv1PnPVYbckjQ8h0lsIjPMVR4LnRX+1JrtSOv71jBEouIHitSxg7BS5riternAEIWMnqsxVorGLkM03JZCJpQ1GUIXGbycUDYzhgrmfetnfh+BQ1km2uDdEsiVf8PXF747FTmwLdxea8BEgSggoLzn3np1tdd4/Zl7IWlnFGfDSGVLYhtdSxuu/1zu5vLluRj7txprJo4NC3CJy3yO1SSyoTtyIUUgkGC7FENpt79v2FWRNFK4V6qwmihjXjbo4z7z19+ucP//Bgj8gjJmDQcx1P1x41RcMdwVWhMZyAKAOMLZFEhmfJn/36yvMn4Dc2OSy0hOjnBOxfXoO5GrpTZ88TJ+9zVAOMB4bv34oO9A10vPxuM3hz/WSkXiAcwNhvXmgIuMjB0o7j7Rd6HT4ULn7yYu/Q8NDwkfO/OIR7WjuyiYCqMrp02cpxAvftl158bPz7U6PNy3w4Y5Q5tfe1lkfFbdvhZCtvJr0kFB1Gkk+Kdx++Cf+JdNeH5m6ya2iw1+s2oska3OKy7bKeCzS7d6y38xbEQet8vp9Kjozd+eZH9/Ul6vtTPkyU9QEC16F2tHt3TWZmLD3VX++nRXNQnwW4KJnNXOqd966819UQ02Iyg1YaKwc0TS2ubmV+VLCGa7yCebHfc+W3+579uJGnMI3D6wRmcZTgfdTbdXP+6zvvP9WqIZQZX2RBW/14f9xpeW3ugeEnNxsvLYbzOWBV3MtMxVRVLaHoN+KL6M3Lw+bo1hde+duRuBbl0EUhQHaILjXtsSuKb/nQMEa47YiR5lWOoiiTO10qfa0OAJzCkMoJm+s4q97zWfdjK2JHi0qPgJsW6wkAE6pkqpQwpmIZL4oSi6f3IR/BBmibwsktMZJpsClUxcj3YqjNgeGxcrGJWz+eRdxChd63pq+7RSC9md61jVYSIhiBgKuGbjgIkS924Jpxna9/FYzfEvyfUvQlgdem8MYKRP5z+a+7+H/VQfhv0QhvuAf/STHwqnTD6+/gVdYO/w89eN0gv1LgjV/vL43zWs7MDZX9X7iD/wA8GmkH	c140016234425424-5	1794968140.824397
WGYX-2kZcQh74CIsaRvI3w	9	1	bot	1 move 1.3 to 31.51 -39.48\n* loot materials\n* loot spices\n* loot spices\n* loot materials\n* loot rum\n* loot rum		1794968141.2369163
WGYX-2kZcQh74CIsaRvI3w	11	0	human	0 discard materials	c140016234425424-7	1794968141.4608994
WGYX-2kZcQh74CIsaRvI3w	14	1	bot	1 market rum valuables for spices		1794968142.5699985
WGYX-2kZcQh74CIsaRvI3w	16	0	human	0 send 4	c140016234425424-9	1794968143.3047876
WGYX-2kZcQh74CIsaRvI3w	19	1	bot	1 move 1.1 to -8.81 56.37\n* loot rum\n* loot rum\n* loot rum\n* loot valuables\n* loot rum\n* loot rum		1794968154.3848488
WGYX-2kZcQh74CIsaRvI3w	21	1	bot	1 send 3		1794968154.8307703
WGYX-2kZcQh74CIsaRvI3w	23	0	human	0 send 0	c140016234425424-11	1794968154.9698508
WGYX-2kZcQh74CIsaRvI3w	24	1	bot	1 drop\n* fall 82.16,126.07,4.9447,0 94.33,135.02,4.7744,1 64.4,36.87,1.0932,4 -90.13,-107.87,2.7068,4 -39.5,76.63,6.1254,4 113.95,126.81,4.7039,2 -3.83,23.91,2.9686,1 frames:eNrVVF1sU2UY/r7zf9pz2tOf0572tD39OW3XdqdbS9mabutK2WTCYFvZBmxQoDBCZBv/2wDHEmBjKCvhR0FBE2FEBTPUeKVBLjCiiRoTr4iRC7jwxhCjF9544TlnXmskBsL7fXdP3ud93ud78iWLbW3FtkzQH1Rv80qHg4oxJMJZMQCqJo7jTEGPz6Pewx9fmh2QC3k7yUIAxvru1l2mfxc+KCiXybVipz3c5OEp0kIDsHDq2rLSexMCZg4tabrYdfhSUYp7CEzlA0NduTePUbvalzcpLnzlwwlL30DdChfOmwEYPX8QmTgXhzYpVpcqbOSWJ8x8ihRqGAD25VadH+Hycjwe8Tka1p3cGm1gUYTEVcKq6HI6ncXZmdlahmG2HBiIcxiFQG2WYuNdLlf31fmr1ZkTM4Vkb0M6HrFTKgLmW26Kp/54tUIf7Oh1TjMSA2kiBKAGPTaPf3TKWw5T1cGvjzcvvO2neUkyAESFClIiRFtfmvTuuxWe/dQ4MmlkzX4EalCYB+545NuaNfSX6PRcS3INoC0BTGdsnB9jdt9aJtyoVaa7kmamVxJZBUO0rmqp1FsqFQp57eCKoqza3Ih5qaCqXlG3crp8xWKxUCxGKIPqLG7wWO0qNDb+qOdOzMFcqW96n08MgxERl2gK9aqEe+V8W5rzx119+4eW1HZ0d/dnEDNkY+qwISKSy0US45vCcnmsGbK8FHViKRZXJVaPHN/gzFJMsbIxCx2yiW4ZT6wn7BnV3wudcPXkcbS/0iEEekTByrjtELGhqKawfUX7itWDg4MbBqNGjglyBtIrak8CwJy6HqYc0er6nZvJ7lzajuC6u2D+NTjy47Zfjlo33HuR97AakY1dxIifv/jz+i01Hgff2rX9G4R1eXHKgOjOryJfF84eSh34asb72T3CLzOYMWDGUQ16jN//9bdrZza5j87AM0NIOpOzQuPirAbPVOzlkrR5nbntcG1d9gU3RvIsimpQslKpbK8sn5qcmtofCCVSUQbyTr0JVMvlLeXy8Oie0T3rW1tbpCWtYUWysbr4ntuxi3hyoZB444dep2iNYZQTYfVhhfPkuezUztPE9J0poTzanMUIj5/WoaaOzNJ2HwcohuInV2OZNr+7hiK1hILPiWW7fd+ZD90+yw6n1xQEuWAlJUaXcdaXMc49qGlfitemWxQphOXjaYLVu+a01PTWp9Pp+rQs75hY35mxCpwOJbtLauULWs0vHPA5Od4MIfzb+d0/beLms43vmOWEEDMZjBaw+F57HcFInJAkr+i0rO38cELwhwOLPgFHU2OdBCw0JBjHlRsialcMpkWfwENcTLVKgsPKGLCuyW3xflOdgpA6JKfjPsbg8oai0VgPMMs4kAw4okMKipMkyVssNvXSRpaN1CetFMXJFJjbsXN4eDgd1MvmFcW+vkAojOKqyLGLcOR+u/3xMce6uyl/yXUSOjmMJKENgtPvTuc/6Ue9gVgiEQOC2+PhgFH9T1T9Rx9tvvC9PcSLKk1Y4lk6O5B0MIxQj4ATzbfvyg9yyYjbhBhJ2hXY2pM3RjFt6xH+lTHxjAUHCGEwNWSS8ZKJhhA1hiF4slI9geovobc/KcczK0IT/8+qn2gn+DSseM6dh//m/H/2/OnGBgH/r3r4lLK06PzzmRo186p0BIJnrP4vuQcEkA==\n* loot valuables\n* loot materials\n* loot materials\n* loot valuables\n* loot materials		1794968156.940561
WGYX-2kZcQh74CIsaRvI3w	26	1	bot	1 give valuables		1794968157.1764798
WGYX-2kZcQh74CIsaRvI3w	28	1	bot	1 market rum materials for materials		1794968157.5444942
WGYX-2kZcQh74CIsaRvI3w	30	1	bot	1 done		1794968158.2244227
WGYX-2kZcQh74CIsaRvI3w	32	0	human	0 market rum spices for rum	c140016234425424-13	1794968158.6524317
WGYX-2kZcQh74CIsaRvI3w	35	1	bot	1 buy hold\n* shuffle upgrades super-hold ornate-cabin rudder bombs drill big-bertha black-flag heavenly-kitchen ram secret-hold ballista super-cannon turbine boarding-hooks parrot iron-teeth reinforced-hull harpoon crows-nest super-sail		1794968158.8971837
WGYX-2kZcQh74CIsaRvI3w	27	1	bot	1 market rum materials for materials		1794968157.3456435
WGYX-2kZcQh74CIsaRvI3w	29	1	bot	1 discard materials		1794968158.0445423
WGYX-2kZcQh74CIsaRvI3w	31	0	human	0 discard rum	c140016234425424-12	1794968158.4161475
WGYX-2kZcQh74CIsaRvI3w	33	0	human	0 done\n* shuffle sailors max cora bella doc emilio jacques lola hanna fiona pete quill tomas olaf pru nils ossie hugo louigi kat sal greta gus bo chen rita sven bessie	c140016234425424-14	1794968158.8137805
WGYX-2kZcQh74CIsaRvI3w	34	1	bot	1 discard materials		1794968158.8774736
WGYX-2kZcQh74CIsaRvI3w	36	0	human	0 done	c140016234425424-15	1794968159.0892253
WGYX-2kZcQh74CIsaRvI3w	37	1	bot	1 buy		1794968161.9174914
WGYX-2kZcQh74CIsaRvI3w	38	0	human	0 send 2 captain	c140016234425424-16	1794968162.120413
WGYX-2kZcQh74CIsaRvI3w	39	1	bot	1 send 2		1794968162.6822374
WGYX-2kZcQh74CIsaRvI3w	40	0	human	0 drop\n* fall 27.73,-104.11,4.2003,5 -124,-90.44,6.2672,2 -88.75,33.15,5.9047,1 -59.73,-27.43,2.8069,0 69.73,0.73,4.4104,1 -57.45,-9.81,1.7767,0 -37.11,-10.52,5.9001,4 79.54,52.12,4.6816,2 131.2,30.46,1.3791,4 frames:eNrdVV1MW+cZ/r7z6+NzfH5tHxt8MLYhxv+AwQ5gfmIghQAmxhgwDDABAQmQ8JOmiUKjrJmWNglj7Zq1JWEklZc0qrJU07RmVGHa2i3rpqlTpN7tR7mYqlxs0y5WZeq0zTa2c9mpN1Py+PLR+73vc57nfV08PXtoYCDgdLqd1jiH2qoIXk+gFI0DBAAQX1k6lhhZiA/GB0duHTxywFumwlFSkkgkw6YOf7rvprTxXpv9jc/0IqBkHsUhpEgcZPBX7uKdcbqa1ZusFf0eP+MMFksIYxWZLFuP24K9Rp3VWVlZMWKBKEXhJIAozJLAOdOqihwyOcuKWPR+ctqJ0iSOYASyy4a2ZrD+l/cXadWYql+IjkfNmBbBtGpVlp2COp1u4eOP7yeCwWCt3d7QTpM0zD0M7nI6nTRy7969IKfhuIkJo1qAGMgjtSWf+/t/ZvGVl87wIz9tsUMLgZNknvUZwx3sKz8i7gyUFBm0gm9PmwZhAZKbynbdvX118sjt34SKTKWlyQOlNANokO/7+N1Hg5cq3jZcLjMaZaF/iGpVQyovF+DP48svHd36QluLImqecocjkFEXauOKWVFwOYOekcnJKk9Qh6OFmU16vVaP4BnUtIiEwyHIFFl4ObWlOfWZ5Y+L2OFPod3qL+UEFV0gQd2hbjZYVesxYqbpQ6XoXhDEeKTAJo+gC5uHZ1ePhrHOK6caI00IT2MFdmxuwu5OsqwawZ3a1pixvBljn9Q+qLv4aqehgdh//Owi75vx2DGJL4wM3qfT0KQN4DSyxWxRbK0uG8WaRDareSodt3iPJQMzy/Mt3QGWJlmM2NWcuowu/WEQe9PZeufPq+woYqZEHKE4iGd7v7p8Zpj1CLLZVu7heT7gJVwagIOc5IkY3XZi2VtWxAASo2RXzwrFoUwlELNpfys8lawhyx2+Kp9Ng2M1HQbMQutJ9W7fI15N+0SjhgQEW9TSEmorA+lpCVXOfXCgLdwWtrs8Lo+jurq6b3m+22RlCSxHx6LRaEySJJ0keCsr6/fXBwKmEkZksnxq9JOGW7rvvRd2vPGPl0t6enkEhcWQyvn/eBPt2vmXwROdmewS9PVjswFE0Sp8Lnba7zNXv2ExGx0uu7w432ftWVtwyJQqx5axQq1S1O4TxOo2TK2mjJCrZXX5mb0X/B++GDmRPGCl/ECpPXbaJZYYVHhuV+6GwmlFcDAxOJhYmJsb7ezyYzSJ5l6eHA6nITrs6d9gb4/iNvAqBsHALpsKXiFXHn7w669xpx/trQn69GaOQguxc055m89/XfXOt9nTt5cqLg2ZlXaHVFgGeU8Na26ciYVSrxvWvjNOVk71udT5JQOLt0fA8NkxfGVtX2hxsdrS5S9RNEyefai/dnfWMTc3yUWOB+jnVlb8DM/kPwYYmN3Y2HhzKhKJmBBw+da9D9ZfOd/pb47t85nTmov9vb3R3q3NzS26r++1766uhiq9Bw+GrW7IGNKKZn5bd1P64eNLJYlPGkS5yDamTxiIOlFhcR0C7M69Kk8Dq+J5hKanHevK/Mkm4Bo/HQVo+rjEA017hLpmSu/GFXnDe26JDCUpRzGrDWIVELz1+2u6n9w/fnW1AlCOP/3s+OcddesX4+VsE4bQAPy4Zf3hi92NTPI1ItYT//f26JUXbM7usMHrJ60oMNk0abR8M4vlzs5Oj8VcJ6jR3eANhAaGhoYC1tIMtJzAYWqmqsqv6KhMolPNt+Rzf3tuz3a3ee2f9rPahGjqZVU2hCQzRpxZlY5trel//gP3sV9cN4e2d1pUkq9cknYT690HVAyrEUiVViQsGsiTHN1RYxVpJHNLP1q/vmLsloLTH71T+sLWL4c7F2K97cCtUWUXaXwZwWmaA6KegYIMGDZ9++0eD0MxmdrJo03hg5G+5M7O6/NHx0hZKCuD6YMFd5fh/VOjE8/fDD568GA7dePta9+60NQk0CDvfur8F3MPuz4/Ef+wrtu2oCbkJrv85Ngx5qQ4k9g/G+1qrhWHb5woKW8UicIZdRfjNG5WKt/lTl44GaaWrpTLog7mT3Bss2znBtHlWv1Vf3liEjrrO+qNOpjv+5drv5tXbFBSIiEUqvudOs7oRAp/KhB8dRDp8kKbZwJEWhB8ymaGX64IPnMePVOSvmyP4NOpCD5be/TEI/iUzPw/eQSfvojB/1Pq4Fei/wvxgGWZ	c140016234425424-17	1794968163.8167224
WGYX-2kZcQh74CIsaRvI3w	41	1	bot	1 move 1.1 to -103.16 6.25\n* loot valuables\n* loot spices\n* loot rum\n* loot spices\n* loot materials\n* loot materials		1794968164.4248497
WGYX-2kZcQh74CIsaRvI3w	42	0	human	0 give rum	c140016234425424-18	1794968164.8531342
WGYX-2kZcQh74CIsaRvI3w	43	0	human	0 give spices	c140016234425424-19	1794968164.8868616
WGYX-2kZcQh74CIsaRvI3w	44	0	human	0 give rum	c140016234425424-20	1794968165.1223104
WGYX-2kZcQh74CIsaRvI3w	45	1	bot	1 give materials		1794968165.4187362
WGYX-2kZcQh74CIsaRvI3w	46	1	bot	1 give materials\n* roll 2 cannon 4 1 5\n* roll 4 5 1 1 cannon\n* loot materials\n* loot materials\n* loot valuables\n* loot rum		1794968165.53626
WGYX-2kZcQh74CIsaRvI3w	47	0	human	0 done	c140016234425424-21	1794968165.6903994
WGYX-2kZcQh74CIsaRvI3w	48	1	bot	1 market rum valuables for spices		1794968166.0104702
WGYX-2kZcQh74CIsaRvI3w	49	1	bot	1 market spices spices for rum\n* shuffle sailors jacques louigi cora bella bo gus hanna fiona max hugo tomas emilio lola greta nils bessie olaf pru ossie pete doc sven kat chen sal rita quill		1794968166.1616817
WGYX-2kZcQh74CIsaRvI3w	50	0	human	0 buy hold\n* shuffle upgrades black-flag turbine secret-hold parrot rudder super-cannon ballista ram heavenly-kitchen iron-teeth reinforced-hull drill harpoon super-sail big-bertha bombs crows-nest super-hold ornate-cabin boarding-hooks	c140016234425424-22	1794968166.287553
WGYX-2kZcQh74CIsaRvI3w	51	0	human	0 sell valuables	c140016234425424-23	1794968166.6323888
WGYX-2kZcQh74CIsaRvI3w	52	0	human	0 discard valuables	c140016234425424-24	1794968166.8523915
WGYX-2kZcQh74CIsaRvI3w	53	0	human	0 sell valuables	c140016234425424-25	1794968167.1044276
WGYX-2kZcQh74CIsaRvI3w	54	0	human	0 done	c140016234425424-26	1794968167.247286
WGYX-2kZcQh74CIsaRvI3w	55	1	bot	1 buy		1794968167.9540246
WGYX-2kZcQh74CIsaRvI3w	56	1	bot	1 send 1		1794968168.0968978
WGYX-2kZcQh74CIsaRvI3w	57	0	human	0 send 4	c140016234425424-27	1794968168.3652105
WGYX-2kZcQh74CIsaRvI3w	58	1	bot	1 drop\n* fall -102.58,-41.19,1.8833,4 -76.78,-35.81,1.7344,4 109.44,-116.72,2.3308,2 -113.98,-93.82,3.9978,2 73.07,100.52,2.2348,2 -79.17,125.5,0.2802,5 134.07,-88.33,5.7552,1 104.5,118.25,1.8568,1 -63.77,-113.89,5.1185,2 -81.42,-23.21,5.0384,5 frames:eNrdVGtMW+cZ/s79+Ng+trGP7eMrNhiDr2AwtrmGBGJsIFzshBRmbl7MvSGUS1kSEhiErFVCCVnSjKRREtI2ZEnZlolmzdJuWrq0awdNL9M2NZXGumlF6xptP6ZNUWdSME2lbtJapDaPJf95znv7nud95wOBrYGA1mKxmCwWiddbVBvymY1GJclFMAy8FYlEWiJ5cVFI4jgDAwPNO3Y1hxvD+WV2AQL6qm+kneK+a/t5UDZ6Z6kN2blRh1EEC2gRJsJAhc6TLtAwYUNS02CHcH6Of/DasDC38xHCjlAEeHnyuVbVE4WVLo6pNFhVGL5aCxoebXJgjJKJI4E1LCgdjFh01TtDZrmFv31PDSivDrhksAlHKDCy0To67k0qbWlyEwW1LpFeroqXQuL8EhfDI8G8Uq02GqamrOYULYoQMGmKE6JgFW8V+4uLxT/4UXlJSUqoIB0RYjgGxdjpibud7zen5h5I9DVqNAxtEAEiRoJf8Cdvf7BD1C41ZaUOVqQiYjWBwjGWc6Dou/HPC8bSzWrIJUnGiWQZDiB4Jfl43svCc4d4N03xEoNCEH2jROhTdbf0/OqFwf2JXoNOWdZRapGQqXwcAsuxy/nfwBmGSaoKBoNVLdNPHqvZSJAV7kQaR5DlWFhB07SruTX6q/eVlY1OTTg3OOJ4OH6vtek56xTh+XBYUn3j3y3yANBZOAkYBq1MRZcQKpssTVGabGz21RwFu0AOnUEQ/E86KzysCZxptvVlbXqE/62NCYjMiBQSNIR/EvuXlrNHc5jXf0//6bpn8XzehzO6yiQcglaGKk3PN0Nnzzbf7T3yT9PpG57vLfhTlCi5EgsREqnEeu58FNl2q/3b+0BWsiKm0hsJSpbFSIoiqaLGxkaPzpVrYLjYqkbjnN5F80ITt3/x6AbrCRoRIVGrrr5l2gj3O4JMT14T1JgctHErIHM2y8FXVSr1TXbPtP/W9I+Hn0uDcKo4k4+KCC5YoZf+sDDxt80/bOi9wGsa2U7unfASMigWm/Ta4t1ZzVZR4PbteOu+M2KbzolgnJivwj6vz8cLbluGXqvm5WVmFLvzMngoAyNgITE5KTnZ4nA4Uh2OvmvXN1S6nAVKVkjzOWR0ok3nxfv++pB0Jsc+xT212agEiSmEQokiiBjFQMux8HvPKCysPtjRlAX/+EX6ZJ2bp7YyPExB4ICvEQuAkG9kUJXJsvvE4azjrD7ir9ATMIMj4I9vv2g/eCtudDQky+weTioS+KUQj6ZS4zhqmgPSircglbUuRlG4fYuNM/m4MSnycIMedsqEej4FYGdZSUG2w1E20F/t9IqJNacv45Ytz+/fVlOTpVZiKA+OGv3T7HR4Pn1yMdPZXJzAEFoIuS8U5HOVKYg0oaMtk05IMEP3k+CmNtD7UMH3f6IaOtGcIvosG5bL+FzaFBnyYlluCfkZui1TLy4IPAU8cp1M7KWI+9k3Acsq2QOzl2cvXxvp7grmZCRSKgqs5JgPRVeotT4Uqg/tTa7wV7lVeomQWt3f6eo5w8THupO23ItWWocDBaFFOKuWBI89M4E+OZP+NvtaS++57M19NW6SL4m9yOnLg3jvOOed4hcOze63sQUeu11KclbrytUiWCo5svU3+O/8ysbeMCNHRUIAr0Qf7hpbGqtSbPvzpWc/yD+1GzIpTARMxQpzeTxcE4n0jPR88xvbNjgUOHqv4XvBENjT3dZ1XaHqyGZpntrAITASrB2s6dOCoSXBfok4v17OSBMkTKyje4nLc3LkkbGoG/tog0urg1XI2hEFwx+H217lHuu/I23whltLWJIgMRCrvDdl+2PB9rr8O3UvWQQUMGA0B4Zjua8U/HJIBc2+FPAfHy8XuiUChIuu2WfBbE4xRj9Hlfv6d7bX59o5NMmLVX5zZHhkT/bFSxcvDrRWVvcWWc0iirPmup+aj3PqH+U1jpt4ciehZzABd+3IvvvRO518x79K5/6uunk0Y5MRwmgVEnsNz35N544BC3ql9ZUh4Z7nbTAsYMlY5o6Dr0OWYy3CWuez+vJOI19ECVkqFqsHdqUEwlXCuLr0xmpGIRfL5Gt1b81E8Wtq7MKFS1evzs2dHtpVWV6WZkwgYCy6FxDLsjIkHsNJYZY7g1S4JXaPz+dMczJiaFkjbv/7Sx8VGybf6wDVCoQSK7QYRamjUkbZPv/un+Wb5CpbTqox3WCWuuu6C5F8b4lTs9zaGfnTB9XKHqasM3SyB5047qHz6ho2a3AIBdG6fYd6VUcc7Q6E0O7QZjZ0VeDaotAmA8uF4ejWtL3SHHnV/fh4yCCVPnGlyzjWTqosEh5q5wIUfCFEk0NRsSHwwABfnujz54Fif1+jiaD7z/kDoBH03zRaX0DrIf+K676G7vo8Hf7HHj14l2HdbbceGn0JewR91S4D/MXahdZrUuj/nuirt0b/AZ2mteg=		1794968170.5515206
WGYX-2kZcQh74CIsaRvI3w	59	1	bot	1 move 1.1 to -33.51 -81.89\n* loot spices\n* loot spices\n* loot materials\n* loot valuables\n* loot spices\n* loot valuables\n* loot spices\n* loot rum		1794968170.7082863
WGYX-2kZcQh74CIsaRvI3w	60	1	bot	1 market spices spices for valuables		1794968170.9443626
WGYX-2kZcQh74CIsaRvI3w	61	1	bot	1 market valuables valuables for valuables		1794968172.0047965
WGYX-2kZcQh74CIsaRvI3w	62	1	bot	1 discard rum		1794968172.3924341
WGYX-2kZcQh74CIsaRvI3w	63	1	bot	1 market materials valuables for materials		1794968172.7020185
WGYX-2kZcQh74CIsaRvI3w	64	0	human	0 market spices spices for valuables	c140016234425424-28	1794968172.8242931
WGYX-2kZcQh74CIsaRvI3w	65	0	human	0 market valuables valuables for rum	c140016234425424-29	1794968172.9333506
WGYX-2kZcQh74CIsaRvI3w	66	0	human	0 market rum rum for rum	c140016234425424-30	1794968173.0608625
WGYX-2kZcQh74CIsaRvI3w	67	0	human	0 done\n* shuffle sailors rita quill max cora pete nils ossie fiona jacques doc hugo greta gus kat chen sven tomas emilio bella sal bessie lola pru olaf louigi hanna bo	c140016234425424-31	1794968173.1483746
WGYX-2kZcQh74CIsaRvI3w	68	1	bot	1 discard materials		1794968173.592428
WGYX-2kZcQh74CIsaRvI3w	69	0	human	0 done\n* shuffle upgrades boarding-hooks rudder parrot super-sail ballista secret-hold iron-teeth super-cannon turbine black-flag harpoon crows-nest drill ram bombs super-hold big-bertha heavenly-kitchen reinforced-hull ornate-cabin	c140016234425424-32	1794968173.868392
WGYX-2kZcQh74CIsaRvI3w	70	0	human	0 done	c140016234425424-33	1794968174.2163498
WGYX-2kZcQh74CIsaRvI3w	71	0	human	0 discard materials	c140016234425424-34	1794968174.59728
WGYX-2kZcQh74CIsaRvI3w	72	0	human	0 buy\n= 1; 12 14; quests\nopen 23edc4a1c32bf12538610591cdbcbaa731768d05d68199583e24d1102555c574	c140016234425424-35	1794968174.7975736
Xio_ISHlWN5-C_5km5jtpQ	0	\N	deal	* baron 1\n* shuffle sailors tomas pru rita fiona olaf doc pete emilio chen jacques sven hanna quill bessie gus nils bo greta bella louigi max lola sal ossie cora hugo kat\n* shuffle upgrades ballista heavenly-kitchen ornate-cabin secret-hold super-sail drill rudder harpoon super-hold boarding-hooks super-cannon big-bertha bombs ram turbine black-flag crows-nest iron-teeth reinforced-hull parrot		1794968177.3961918
Xio_ISHlWN5-C_5km5jtpQ	1	1	human	1 part cannon	c140016220035984-1	1794968177.62437
Xio_ISHlWN5-C_5km5jtpQ	2	2	bot	2 part hold		1794968178.0164552
Xio_ISHlWN5-C_5km5jtpQ	3	0	human	0 part hold	c140016220039056-1	1794968178.1684256
Xio_ISHlWN5-C_5km5jtpQ	4	1	human	1 send 0	c140016220035984-2	1794968178.3323576
Xio_ISHlWN5-C_5km5jtpQ	5	2	bot	2 send 0		1794968178.9079108
Xio_ISHlWN5-C_5km5jtpQ	6	0	human	0 send 4	c140016220039056-2	1794968179.1803555
Xio_ISHlWN5-C_5km5jtpQ	7	1	human	1 drop\n* fall -108.15625,86.1875,2.9636508821950587,0 19.21875,66.375,2.2764274892222915,5 -90.03125,49.96875,0.6565437772150544,4 60.40625,128.09375,4.614214209960009,0 114.71875,-89.625,4.546719055293041,4 88.21875,-86.78125,5.927301764390117,4 -15.84375,104.34375,3.9760782021995817,1\n* loot valuables\n* loot rum	c140016220035984-3	1794968179.776464
Xio_ISHlWN5-C_5km5jtpQ	8	1	human	1 send 2	c140016220035984-4	1794968180.2204406
Xio_ISHlWN5-C_5km5jtpQ	9	2	bot	2 send 2		1794968180.7131824
Xio_ISHlWN5-C_5km5jtpQ	10	0	human	0 send 3	c140016220039056-3	1794968180.9013274
Xio_ISHlWN5-C_5km5jtpQ	11	1	human	1 drop\n* fall 87.375,66.84375,1.2333205534600555,1 87.25,-41.03125,4.1172044346850605,3 95.625,35.53125,6.135923151542564,3 -120.40625,-117.78125,1.3437671701878218,5 55.03125,99,0.6320000846088841,2 -73.6875,-3.28125,1.0983302441261191,5 -46.125,-115.4375,5.037592907416445,3 -112.46875,-21.65625,2.1598449493429825,0 7.5,-3.03125,0.6810874698212247,4 -52.09375,-41.125,5.976389149602458,2	c140016220035984-5	1794968181.014451
Xio_ISHlWN5-C_5km5jtpQ	12	1	human	1 move 1.2 to 46.4 31.4	c140016220035984-8	1794968181.7204444
Xio_ISHlWN5-C_5km5jtpQ	13	2	bot	2 move 2.1 touch y2		1794968182.0964677
Xio_ISHlWN5-C_5km5jtpQ	15	0	human	0 give materials	c140016220039056-5	1794968182.5013552
Xio_ISHlWN5-C_5km5jtpQ	17	1	human	1 done	c140016220035984-10	1794968182.717216
Xio_ISHlWN5-C_5km5jtpQ	18	2	bot	2 done		1794968183.0017955
Xio_ISHlWN5-C_5km5jtpQ	20	1	human	1 discard materials	c140016220035984-11	1794968183.2603047
Xio_ISHlWN5-C_5km5jtpQ	23	2	bot	2 send 2		1794968184.1043658
Xio_ISHlWN5-C_5km5jtpQ	25	0	human	0 give rum	c140016220039056-8	1794968184.2843392
Xio_ISHlWN5-C_5km5jtpQ	27	0	human	0 give valuables	c140016220039056-10	1794968184.5644717
Xio_ISHlWN5-C_5km5jtpQ	30	2	bot	2 move 2.1 to 30.73 49.46		1794968186.5887408
Xio_ISHlWN5-C_5km5jtpQ	32	1	human	1 move 1.1 to -114.7 -129.5	c140016220035984-14	1794968187.016531
Xio_ISHlWN5-C_5km5jtpQ	33	2	bot	2 move 2.2 to 94.26 -37.95		1794968187.3087404
Xio_ISHlWN5-C_5km5jtpQ	36	0	human	0 give materials	c140016220039056-18	1794968187.853186
Xio_ISHlWN5-C_5km5jtpQ	38	0	human	0 give spices	c140016220039056-20	1794968188.0566075
Xio_ISHlWN5-C_5km5jtpQ	41	0	human	0 send 3	c140016220039056-21	1794968188.8075852
Xio_ISHlWN5-C_5km5jtpQ	44	0	human	0 give rum	c140016220039056-22	1794968189.4687388
Xio_ISHlWN5-C_5km5jtpQ	46	1	human	1 give materials	c140016220035984-18	1794968189.9216475
Xio_ISHlWN5-C_5km5jtpQ	47	2	bot	2 market materials materials for materials		1794968190.4407742
Xio_ISHlWN5-C_5km5jtpQ	49	2	bot	2 market spices materials for rum		1794968190.9983895
Xio_ISHlWN5-C_5km5jtpQ	51	0	human	0 market spices valuables for spices	c140016220039056-24	1794968191.6527123
Xio_ISHlWN5-C_5km5jtpQ	14	0	human	0 move 0.1 to 42.5 114.3\n* loot materials\n* loot valuables\n* loot materials\n* loot materials\n* loot valuables\n* loot materials\n* loot spices\n* loot materials\n* loot rum\n* loot rum	c140016220039056-4	1794968182.296482
Xio_ISHlWN5-C_5km5jtpQ	16	1	human	1 discard valuables	c140016220035984-9	1794968182.6062765
Xio_ISHlWN5-C_5km5jtpQ	19	0	human	0 done	c140016220039056-6	1794968183.1242385
Xio_ISHlWN5-C_5km5jtpQ	21	1	human	1 discard materials	c140016220035984-12	1794968183.372271
Xio_ISHlWN5-C_5km5jtpQ	22	2	bot	2 buy sail		1794968183.8527284
Xio_ISHlWN5-C_5km5jtpQ	24	0	human	0 send 4	c140016220039056-7	1794968184.1964374
Xio_ISHlWN5-C_5km5jtpQ	26	0	human	0 give rum	c140016220039056-9	1794968184.4452126
Xio_ISHlWN5-C_5km5jtpQ	28	1	human	1 send 1	c140016220035984-13	1794968184.6405485
Xio_ISHlWN5-C_5km5jtpQ	29	2	bot	2 drop\n* fall -42.8125,81.6875,0.380427235395639,0 118.21875,-97.1875,2.9575149590435164,3 114.15625,-123.96875,2.067806102069844,4 -64.6875,-54.125,5.2339424482658075,2 -44.46875,-133.0625,6.1850105367549055,0 74.8125,7.6875,2.3623304133438876,2 -71.25,-131.5,4.638757902566179,1 24.6875,-30.15625,4.595806440505381,0 -99.1875,-122,1.4542137869155878,2 -54.5625,70.65625,1.4051264017032472,2		1794968186.0848322
Xio_ISHlWN5-C_5km5jtpQ	31	0	human	0 move 0.2 to -67.3 -47.9	c140016220039056-17	1794968186.9165468
Xio_ISHlWN5-C_5km5jtpQ	34	1	human	1 pass\n* loot rum\n* loot materials\n* loot rum\n* loot materials\n* loot rum\n* loot spices\n* loot materials\n* loot spices\n* loot materials	c140016220035984-15	1794968187.4685225
Xio_ISHlWN5-C_5km5jtpQ	35	2	bot	2 give valuables		1794968187.6448681
Xio_ISHlWN5-C_5km5jtpQ	37	0	human	0 give rum	c140016220039056-19	1794968187.953447
Xio_ISHlWN5-C_5km5jtpQ	39	1	human	1 give spices	c140016220035984-16	1794968188.2284663
Xio_ISHlWN5-C_5km5jtpQ	40	2	bot	2 send 0		1794968188.6247828
Xio_ISHlWN5-C_5km5jtpQ	42	1	human	1 send 2	c140016220035984-17	1794968188.9646225
Xio_ISHlWN5-C_5km5jtpQ	43	2	bot	2 drop\n* fall -105.1875,-103.03125,5.307573526084319,2 13.5625,-101.84375,1.0492428589137786,0 -9.96875,124.6875,1.7548740213411735,2 21.9375,-26.46875,0.6504078540635119,2 23.4375,-129.5625,4.0558452031696355,1 -24.75,-134.1875,6.191146459906448,3 -24.40625,87.71875,4.638757902566179,2 36.59375,125.90625,2.454369260617026,0 -24.1875,-19.625,6.135923151542564,0\n* loot valuables\n* loot valuables\n* loot spices\n* loot rum\n* loot spices\n* loot materials		1794968189.294317
Xio_ISHlWN5-C_5km5jtpQ	45	0	human	0 give valuables	c140016220039056-23	1794968189.801093
Xio_ISHlWN5-C_5km5jtpQ	48	2	bot	2 discard rum		1794968190.724505
Xio_ISHlWN5-C_5km5jtpQ	50	2	bot	2 market rum rum for valuables		1794968191.3887432
\.


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.tables (id, game, rules, options, aids, spectators, takeover, status, secret, nonces, bot_seed, result, rematch, created, deal, pledges) FROM stdin;
WGYX-2kZcQh74CIsaRvI3w	rattle-battle	2	{"scenario": "introductory", "extra_starters": "off", "crew_pack": "off", "loot_pack": "off", "expert_market": "off", "simultaneous_port": "off", "fifth_player": "off", "free_for_all": "off", "drops": "real"}	t	t	60	over	23edc4a1c32bf12538610591cdbcbaa731768d05d68199583e24d1102555c574	nonce0 -	1972376280550190917	{"winners":[1],"scores":[12,14],"reason":"quests"}	\N	1794968133.088818	dealt	ac3f2003c00e4541c8fb20fdfe71cbfbbdbe3ad3bb77b9246343c569b1953fb6 -
hHq1i0v6MWf4OMhbEbGsEQ	port-royal	1	{"end": "expedition", "jester_on_bust": "opponents"}	t	t	86400	playing	61f95db47fbcae2a10c0f6fd5305b149713fb7984b6e2109f4d9c0de73a6b15a	nonce0 nonce1 -	10840066226806622591	\N	\N	1794968012.0004647	dealt	40da6028699624a6bf43ee1c0f811337818610a776c5666e36c2a830f60b09f7 4964bc61317b821c3fdeecbaa97a122d1e1c79017975f165776a6a482b99fc03 -
Xio_ISHlWN5-C_5km5jtpQ	rattle-battle	2	{"scenario": "introductory", "extra_starters": "off", "crew_pack": "off", "loot_pack": "off", "expert_market": "off", "simultaneous_port": "off", "fifth_player": "off", "free_for_all": "off", "drops": "pool"}	t	t	86400	playing	9a14a6d45bae1c37a532db35bd14a06548477b8b93d47f3b02cd5a48dc7700ad	nonce0 nonce1 -	13838234821691636134	\N	\N	1794968175.441004	dealt	5151e51291bba9ae13ce913e4c6d297310912f3a52b0e67bfc52f9d45c6d6c29 bade01de55f3dae223ca152032a85eee4e94fad35131a1904d3a9c184a589f02 -
igThmPZrthUb7Pc23mv0JA	port-royal	1	{"end": "points", "jester_on_bust": "everyone"}	t	t	60	over	18fda0d1dd67cd0f12ea7498cb64af6bf036af1421c5d361af933453ec8e090f	nonce0 -	520896873081304946	{"winners":[0],"scores":[13,10],"reason":"points"}	\N	1794968085.7151244	dealt	9c2b0fe583d52d9354067b6bf1b4a26b5788f04214a7ad0128fcb0d496b156f4 -
0LAfhrz6g0aGv3r-D5eFyA	port-royal	1	{"end": "points", "jester_on_bust": "everyone"}	t	f	60	open	399b6f0201e36aed25297481755b851f42121b4bbe4f9323daa3aa8787540666		3292784851659258362	\N	\N	1794968131.7216322	pledging	
\.


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: devices pk_devices; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT pk_devices PRIMARY KEY (code);


--
-- Name: forgotten pk_forgotten; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.forgotten
    ADD CONSTRAINT pk_forgotten PRIMARY KEY (seal);


--
-- Name: guests pk_guests; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT pk_guests PRIMARY KEY (id);


--
-- Name: keys pk_keys; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT pk_keys PRIMARY KEY (name);


--
-- Name: seats pk_seats; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY ("table", seat);


--
-- Name: steps pk_steps; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.steps
    ADD CONSTRAINT pk_steps PRIMARY KEY ("table", number);


--
-- Name: tables pk_tables; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);


--
-- Name: ix_seats_guest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_guest ON public.seats USING btree (guest);


--
-- Name: devices fk_devices_guest; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT fk_devices_guest FOREIGN KEY (guest) REFERENCES public.guests(id) ON DELETE CASCADE;


--
-- Name: seats fk_seats_guest; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_guest FOREIGN KEY (guest) REFERENCES public.guests(id) ON DELETE SET NULL;


--
-- Name: seats fk_seats_table; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: steps fk_steps_table; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.steps
    ADD CONSTRAINT fk_steps_table FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--

\unrestrict H7xJufoZpIGrk0rTDHR4eRWQI9IHkc6ah1w4xR66eIJTHgue9nVBUhbpP7Rg9oq

